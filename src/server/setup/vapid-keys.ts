import { createECDH } from 'node:crypto'

/** Computes the public key of a P-256 private key, both in base64url; undefined for an invalid key. */
export function computeVapidPublicKey(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    return undefined
  }
  return pair.getPublicKey().toString('base64url')
}
