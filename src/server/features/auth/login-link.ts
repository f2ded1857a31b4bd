import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Code id and address of a link: the database has only a hash of the address. */
const content = z.tuple([z.string(), z.string()])

const sealingKeyOf = (key: Buffer): Buffer => createHmac('sha256', key).update('login link').digest()

/** Encrypts the content of a login link, so that browser histories contain neither address nor code. */
export function sealLink(key: Buffer, codeId: string, email: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKeyOf(key), iv)
  const sealed = [cipher.update(JSON.stringify([codeId, email])), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** Decrypts a link to its code id and address; undefined if this server did not create it. */
export function openLink(key: Buffer, link: string): { codeId: string; email: string } | undefined {
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
