import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import type { PushSubscriptionInput } from '#contract/push.ts'

/** The browser's side of a push subscription: the subscription as sent to the server, and the browser's own keys. */
export interface PushBrowser {
  readonly told: PushSubscriptionInput
  readonly pair: ECDH
  readonly auth: Buffer
}

/** Creates a subscription at a push service for a server's public key. */
export function newSubscription(service: string, key: string): PushBrowser {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  return { told: { endpoint: `${service}/${randomBytes(12).toString('hex')}`, p256dh, auth: auth.toString('base64url'), key }, pair, auth }
}

const bytes = (...parts: readonly (Uint8Array | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
const derived = (ikm: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, length))

/**
 * Decrypts a push message (RFC 8291, RFC 8188): salt (16 bytes), record size (4), key length (1), sender's key, one record with
 * delimiter 2.
 */
export function decryptPushMessage({ pair, auth }: Pick<PushBrowser, 'pair' | 'auth'>, body: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body[20]!]
  const recordSize = body.readUInt32BE(16)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  if (record.length > recordSize) throw new Error('more than one record')
  const shared = pair.computeSecret(sender)
  const ikm = derived(shared, auth, bytes('WebPush: info\0', pair.getPublicKey(), sender), 32)
  const key = derived(ikm, salt, bytes('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(ikm, salt, bytes('Content-Encoding: nonce\0'), 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = plain.lastIndexOf(2)
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no delimiter of a last record')
  return plain.subarray(0, end).toString('utf8')
}
