/** Encrypts and decrypts backup files as `src/device/backup/README.md` specifies, with Node's crypto and no product code. */
import { createCipheriv, createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'

const MAGIC = Buffer.from('MINGSHU\0', 'ascii')

export interface LockedParts {
  version?: number
  derivation?: number
  cipher?: number
  packing?: number
  iterations?: number
  salt?: Buffer
  nonce?: Buffer
  /** Content to encrypt; defaults to the gzipped text. */
  content?: Buffer
}

const keyOf = (passphrase: string, salt: Buffer, iterations: number) =>
  pbkdf2Sync(Buffer.from(passphrase.normalize('NFKC'), 'utf8'), salt, iterations, 32, 'sha256')

export const withDigest = (before: Uint8Array) => Buffer.concat([before, createHash('sha256').update(before).digest()])

export function lockByDescription(text: string, passphrase: string, parts: LockedParts = {}): Buffer {
  const { version = 1, derivation = 1, cipher = 1, packing = 1, iterations = 600_000 } = parts
  const { salt = Buffer.alloc(16, 7), nonce = Buffer.alloc(12, 9) } = parts
  const content = parts.content ?? (packing === 1 ? gzipSync(Buffer.from(text, 'utf8')) : Buffer.from(text, 'utf8'))
  const header = Buffer.concat([MAGIC, Buffer.alloc(4), Buffer.from([version, derivation, cipher, packing]), Buffer.alloc(4), salt, nonce])
  header.writeUInt32BE(48 + content.length + 16 + 32, 8)
  header.writeUInt32BE(iterations, 16)
  // Iterations outside the bounds are rejected before a key is derived, so any key will do.
  const key = keyOf(passphrase, salt, iterations >= 600_000 && iterations <= 10_000_000 ? iterations : 1)
  const gcm = createCipheriv('aes-256-gcm', key, nonce).setAAD(header)
  const sealed = Buffer.concat([gcm.update(content), gcm.final(), gcm.getAuthTag()])
  return withDigest(Buffer.concat([header, sealed]))
}

/** @throws if the file or the passphrase is invalid */
export function openByDescription(file: Buffer, passphrase: string): { text: string; header: Required<Omit<LockedParts, 'content'>> } {
  if (!file.subarray(0, 8).equals(MAGIC) || file.readUInt32BE(8) !== file.length) throw new Error('no locked file, or not whole')
  if (!withDigest(file.subarray(0, -32)).equals(file)) throw new Error('changed')
  const [version = 0, derivation = 0, cipher = 0, packing = 0] = file.subarray(12, 16)
  const iterations = file.readUInt32BE(16)
  const [salt, nonce, sealed] = [file.subarray(20, 36), file.subarray(36, 48), file.subarray(48, -32)]
  const gcm = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt, iterations), nonce)
  gcm.setAAD(file.subarray(0, 48)).setAuthTag(sealed.subarray(-16))
  const content = Buffer.concat([gcm.update(sealed.subarray(0, -16)), gcm.final()])
  const text = (packing === 1 ? gunzipSync(content) : content).toString('utf8')
  return { text, header: { version, derivation, cipher, packing, iterations, salt, nonce } }
}
