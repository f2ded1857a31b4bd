import { gzipped } from './gzip.ts'
import { headerBytesOf, ITERATIONS, LEAST_BYTES, NONCE_BYTES, type Packing, SALT_BYTES, type LockedHeader } from './locked-header.ts'
import { passphraseKey } from './passphrase-key.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A text as a file that only the passphrase opens (`README.md`). */
export async function lockText(text: string, passphrase: string): Promise<Bytes> {
  const plain = new TextEncoder().encode(text)
  const packed = await gzipped(plain)
  return packed ? lock(packed, 'gzip', passphrase) : lock(plain, 'none', passphrase)
}

/** The same for a zip. */
export async function lockZip(zip: Blob, passphrase: string): Promise<Bytes> {
  return lock(await bytesOf(zip), 'zip', passphrase)
}

/** With a new salt and nonce each time. */
async function lock(content: Bytes, packing: Packing, passphrase: string): Promise<Bytes> {
  const header: LockedHeader = {
    iterations: ITERATIONS,
    packing,
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    nonce: crypto.getRandomValues(new Uint8Array(NONCE_BYTES)),
  }
  const head = headerBytesOf(header, LEAST_BYTES + content.length)
  const key = await passphraseKey(passphrase, header)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: header.nonce, additionalData: head }, key, content)
  const body = await bytesOf(new Blob([head, sealed]))
  return bytesOf(new Blob([body, await crypto.subtle.digest('SHA-256', body)]))
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
