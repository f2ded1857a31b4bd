import { gzipped } from './gzip.ts'
import { headerBytesOf, ITERATIONS, LEAST_BYTES, NONCE_BYTES, SALT_BYTES, type LockedHeader } from './locked-header.ts'
import { passphraseKey } from './passphrase-key.ts'

/** A text as a file that only the passphrase opens (`README.md`); a new salt and nonce each time. */
export async function lockText(text: string, passphrase: string): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new TextEncoder().encode(text)
  const packed = await gzipped(plain)
  const header: LockedHeader = {
    iterations: ITERATIONS,
    isGzip: packed !== undefined,
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    nonce: crypto.getRandomValues(new Uint8Array(NONCE_BYTES)),
  }
  const content = packed ?? plain
  const head = headerBytesOf(header, LEAST_BYTES + content.length)
  const key = await passphraseKey(passphrase, header)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: header.nonce, additionalData: head }, key, content)
  const body = await bytesOf(new Blob([head, sealed]))
  return bytesOf(new Blob([body, await crypto.subtle.digest('SHA-256', body)]))
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
