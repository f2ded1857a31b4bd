import { gzip } from './gzip.ts'
import {
  encodeHeader,
  PBKDF2_ITERATIONS,
  MIN_ENCRYPTED_BYTES,
  NONCE_BYTES,
  type Packing,
  SALT_BYTES,
  type EncryptedHeader,
} from './locked-header.ts'
import { derivePassphraseKey } from './passphrase-key.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Encrypts a text with a passphrase (`README.md`). */
export async function encryptText(text: string, passphrase: string): Promise<Bytes> {
  const plain = new TextEncoder().encode(text)
  const packed = await gzip(plain)
  return packed ? lock(packed, 'gzip', passphrase) : lock(plain, 'none', passphrase)
}

/** Encrypts a zip with a passphrase. */
export async function encryptZip(zip: Blob, passphrase: string): Promise<Bytes> {
  return lock(await bytesOf(zip), 'zip', passphrase)
}

/** Encrypts content with a new salt and nonce on every call. */
async function lock(content: Bytes, packing: Packing, passphrase: string): Promise<Bytes> {
  const header: EncryptedHeader = {
    iterations: PBKDF2_ITERATIONS,
    packing,
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    nonce: crypto.getRandomValues(new Uint8Array(NONCE_BYTES)),
  }
  const head = encodeHeader(header, MIN_ENCRYPTED_BYTES + content.length)
  const key = await derivePassphraseKey(passphrase, header)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: header.nonce, additionalData: head }, key, content)
  const body = await bytesOf(new Blob([head, sealed]))
  return bytesOf(new Blob([body, await crypto.subtle.digest('SHA-256', body)]))
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
