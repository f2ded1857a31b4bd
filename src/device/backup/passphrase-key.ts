import type { EncryptedHeader } from './locked-header.ts'

/** Derives the key from a passphrase and a file's salt. Takes about half a second; does not block the main thread. */
export async function derivePassphraseKey(passphrase: string, { salt, iterations }: EncryptedHeader): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
