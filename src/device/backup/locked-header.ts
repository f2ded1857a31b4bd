/** "MINGSHU" and a zero byte: the first bytes of every locked file. */
const MAGIC = Uint8Array.of(0x4d, 0x49, 0x4e, 0x47, 0x53, 0x48, 0x55, 0)
const VERSION = 1
/** PBKDF2 with HMAC-SHA-256. */
const DERIVATION = 1
/** AES-256 in GCM. */
const CIPHER = 1
/** How the content was compressed; the index is the code in the header. */
const PACKINGS = ['none', 'gzip', 'zip'] as const
export type Packing = (typeof PACKINGS)[number]

/** The header is the additional data of GCM. */
export const HEADER_BYTES = 48
export const SALT_BYTES = 16
export const NONCE_BYTES = 12
export const DIGEST_BYTES = 32
const TAG_BYTES = 16
/** Size of a locked file without content. */
export const MIN_LOCKED_BYTES = HEADER_BYTES + TAG_BYTES + DIGEST_BYTES
/** OWASP recommends at least 600,000. The maximum is ten times the default: seconds on a phone, not minutes. */
export const ITERATIONS = 1_000_000
const MIN_ITERATIONS = 600_000
const MAX_ITERATIONS = 10_000_000

type Bytes = Uint8Array<ArrayBuffer>

export interface LockedHeader {
  readonly iterations: number
  readonly packing: Packing
  readonly salt: Bytes
  readonly nonce: Bytes
}

/** Encodes the 48-byte header of a file of `length` bytes; `README.md` lists its fields. */
export function encodeHeader({ iterations, packing, salt, nonce }: LockedHeader, length: number): Bytes {
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

/** Whether the first bytes are those of a locked file. */
export function isLockedFile(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes.subarray(0, MAGIC.length).every((byte, at) => byte === MAGIC[at])
}

/** The file length that the header states, in bytes. */
export function readLength(file: Bytes): number {
  return viewOf(file).getUint32(8)
}

/** Parses the header of a complete file, or returns why this version cannot open it. */
export function parseHeader(file: Bytes): LockedHeader | 'newer' | 'unknownLock' {
  const [version = 0, derivation, cipher, code = -1] = file.subarray(12, 16)
  const packing = PACKINGS[code]
  const iterations = viewOf(file).getUint32(16)
  if (version > VERSION) return 'newer'
  const isKnown = version === VERSION && derivation === DERIVATION && cipher === CIPHER
  if (!isKnown || packing === undefined || iterations < MIN_ITERATIONS || iterations > MAX_ITERATIONS) return 'unknownLock'
  return { iterations, packing, salt: file.slice(20, 36), nonce: file.slice(36, HEADER_BYTES) }
}

const viewOf = ({ buffer, byteOffset }: Bytes) => new DataView(buffer, byteOffset, HEADER_BYTES)
