import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Content of a link: code id and address. The link contains the address because the database only has its hash. */
const content = z.tuple([z.string(), z.string()])

const sealingKeyOf = (key: Buffer): Buffer => createHmac('sha256', key).update('login link').digest()

/** Returns an encrypted login link token, so that browser histories contain neither address nor code. */
export function encryptLoginLink(key: Buffer, codeId: string, email: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKeyOf(key), iv)
  const sealed = [cipher.update(JSON.stringify([codeId, email])), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** Decrypts a link token. Returns undefined if this server's key did not create it. */
export function decryptLoginLink(key: Buffer, link: string): { codeId: string; email: string } | undefined {
  const bytes = Buffer.from(link, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, sealingKeyOf(key), bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString()
    const [codeId, email] = content.parse(JSON.parse(text))
    return { codeId, email }
  } catch {
    return undefined
  }
}
