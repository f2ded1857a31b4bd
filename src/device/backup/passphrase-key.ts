import type { LockedHeader } from './locked-header.ts'

/** The key that a passphrase makes with a file's salt; about half a second of work, off the page's own thread. */
export async function passphraseKey(passphrase: string, { salt, iterations }: LockedHeader): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}
