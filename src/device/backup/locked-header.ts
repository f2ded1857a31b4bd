/** First bytes of every locked file: "MINGSHU" and a zero byte. */
const MAGIC = Uint8Array.of(0x4d, 0x49, 0x4e, 0x47, 0x53, 0x48, 0x55, 0)
const VERSION = 1
/** Code of the key derivation: PBKDF2 with HMAC-SHA-256. */
const DERIVATION = 1
/** Code of the cipher: AES-256 in GCM. */
const CIPHER = 1
/** Formats of the content; the index is the code in the header. */
const PACKINGS = ['none', 'gzip', 'zip'] as const
export type Packing = (typeof PACKINGS)[number]

/** Size of the header in bytes; the header is the additional authenticated data of GCM. */
export const HEADER_BYTES = 48
export const SALT_BYTES = 16
export const NONCE_BYTES = 12
export const DIGEST_BYTES = 32
const TAG_BYTES = 16
/** Size of a locked file without content in bytes. */
export const MIN_ENCRYPTED_BYTES = HEADER_BYTES + TAG_BYTES + DIGEST_BYTES
/**
 * PBKDF2 iterations of new files; OWASP recommends at least 600,000. A file may state up to ten times as many: seconds on a phone, not
 * minutes.
 */
export const PBKDF2_ITERATIONS = 1_000_000
const MIN_ITERATIONS = 600_000
const MAX_ITERATIONS = 10_000_000

type Bytes = Uint8Array<ArrayBuffer>

export interface EncryptedHeader {
  readonly iterations: number
  readonly packing: Packing
  readonly salt: Bytes
  readonly nonce: Bytes
}

/** Encodes the 48-byte header of a file of `length` bytes; `README.md` lists its fields. */
export function encodeHeader({ iterations, packing, salt, nonce }: EncryptedHeader, length: number): Bytes {
  const bytes = new Uint8Array(HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  bytes.set(MAGIC)
  view.setUint32(8, length)
  bytes.set([VERSION, DERIVATION, CIPHER, PACKINGS.indexOf(packing)], 12)
  view.setUint32(16, iterations)
  bytes.set(salt, 20)
  bytes.set(nonce, 36)
  return bytes
}

/** Returns whether the first bytes are those of a locked file, as far as there are bytes. */
export function isEncryptedFile(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes.subarray(0, MAGIC.length).every((byte, at) => byte === MAGIC[at])
}

/** Returns the length of the whole file in bytes, as stated in its header. */
export function readLength(file: Bytes): number {
  return viewOf(file).getUint32(8)
}

/** Parses the header of a complete file. Returns 'newer' or 'unknownLock' if this app version cannot decrypt the file. */
export function parseHeader(file: Bytes): EncryptedHeader | 'newer' | 'unknownLock' {
  const [version = 0, derivation, cipher, code = -1] = file.subarray(12, 16)
  const packing = PACKINGS[code]
  const iterations = viewOf(file).getUint32(16)
  if (version > VERSION) return 'newer'
  const isKnown = version === VERSION && derivation === DERIVATION && cipher === CIPHER
  if (!isKnown || packing === undefined || iterations < MIN_ITERATIONS || iterations > MAX_ITERATIONS) return 'unknownLock'
  return { iterations, packing, salt: file.slice(20, 36), nonce: file.slice(36, HEADER_BYTES) }
}

const viewOf = ({ buffer, byteOffset }: Bytes) => new DataView(buffer, byteOffset, HEADER_BYTES)
