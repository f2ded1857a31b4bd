/** "MINGSHU" and a zero: what every locked file begins with. */
const MAGIC = Uint8Array.of(0x4d, 0x49, 0x4e, 0x47, 0x53, 0x48, 0x55, 0)
const VERSION = 1
/** PBKDF2 with HMAC-SHA-256. */
const DERIVATION = 1
/** AES-256 in GCM. */
const CIPHER = 1
/** How what was locked was packed, in the order of their codes. */
const PACKINGS = ['none', 'gzip', 'zip'] as const
export type Packing = (typeof PACKINGS)[number]

/** What GCM takes as additional data. */
export const HEADER_BYTES = 48
export const SALT_BYTES = 16
export const NONCE_BYTES = 12
export const DIGEST_BYTES = 32
const TAG_BYTES = 16
/** With nothing in it. */
export const LEAST_BYTES = HEADER_BYTES + TAG_BYTES + DIGEST_BYTES
/** OWASP asks for 600,000. The most is ten times what is written: seconds on a phone, never minutes. */
export const ITERATIONS = 1_000_000
const LEAST_ITERATIONS = 600_000
const MOST_ITERATIONS = 10_000_000

type Bytes = Uint8Array<ArrayBuffer>

export interface LockedHeader {
  readonly iterations: number
  readonly packing: Packing
  readonly salt: Bytes
  readonly nonce: Bytes
}

/** The first 48 bytes of a file of `length` bytes; `README.md` beside this says where what stands. */
export function headerBytesOf({ iterations, packing, salt, nonce }: LockedHeader, length: number): Bytes {
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

/** A locked file or the beginning of one, by its first bytes. */
export function isLocked(bytes: Uint8Array): boolean {
  return bytes.length > 0 && bytes.subarray(0, MAGIC.length).every((byte, at) => byte === MAGIC[at])
}

/** How long the file says that it is, in bytes. */
export function lengthIn(file: Bytes): number {
  return viewOf(file).getUint32(8)
}

/** What a whole file says of its lock, or why this version cannot open it. */
export function headerOf(file: Bytes): LockedHeader | 'newer' | 'unknownLock' {
  const [version = 0, derivation, cipher, code = -1] = file.subarray(12, 16)
  const packing = PACKINGS[code]
  const iterations = viewOf(file).getUint32(16)
  if (version > VERSION) return 'newer'
  const isKnown = version === VERSION && derivation === DERIVATION && cipher === CIPHER
  if (!isKnown || packing === undefined || iterations < LEAST_ITERATIONS || iterations > MOST_ITERATIONS) return 'unknownLock'
  return { iterations, packing, salt: file.slice(20, 36), nonce: file.slice(36, HEADER_BYTES) }
}

const viewOf = ({ buffer, byteOffset }: Bytes) => new DataView(buffer, byteOffset, HEADER_BYTES)
