import { createECDH } from 'node:crypto'

/** The public key that belongs to a private one of P-256, both in base64url. `undefined` for what is no key. */
export function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch {
    return undefined
  }
  return pair.getPublicKey().toString('base64url')
}
