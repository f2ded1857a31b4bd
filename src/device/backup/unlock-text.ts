import { canLock } from './can-lock.ts'
import { gunzipped } from './gzip.ts'
import { DIGEST_BYTES, HEADER_BYTES, headerOf, LEAST_BYTES, lengthIn, type LockedHeader } from './locked-header.ts'
import { passphraseKey } from './passphrase-key.ts'

export { isZip } from './is-zip.ts'
export { isLocked } from './locked-header.ts'

/** Why a locked file cannot be opened; `README.md` has the order in which they are found. */
export type UnlockFault = 'cut' | 'changed' | 'newer' | 'unknownLock' | 'cannotUnlock' | 'wrongPassphrase' | 'unreadable' | 'tooLarge'

/** A file that is as it was written, and waits for its passphrase. */
export interface WholeLocked {
  readonly file: Uint8Array<ArrayBuffer>
  readonly header: LockedHeader
}

/** Looks at a file that calls itself locked (`isLocked`), before anybody types a passphrase. */
export async function wholeLockedOf(file: Uint8Array<ArrayBuffer>): Promise<WholeLocked | { readonly trouble: UnlockFault }> {
  if (!canLock()) return { trouble: 'cannotUnlock' }
  if (file.length < LEAST_BYTES || lengthIn(file) !== file.length) return { trouble: 'cut' }
  if (!(await isAsWritten(file))) return { trouble: 'changed' }
  const header = headerOf(file)
  if (typeof header === 'string') return { trouble: header }
  // Browsers of 2022 and before.
  if (header.packing === 'gzip' && typeof DecompressionStream === 'undefined') return { trouble: 'cannotUnlock' }
  return { file, header }
}

/** The text of a locked file, of `maxBytes` at most, or the zip that was locked; nothing of it is told before all of it was found to be genuine. */
export async function unlockText(
  locked: WholeLocked,
  passphrase: string,
  maxBytes: number,
): Promise<string | Blob | { readonly trouble: UnlockFault }> {
  const content = await opened(locked, passphrase)
  if (content === undefined) return { trouble: 'wrongPassphrase' }
  if (locked.header.packing === 'zip') return new Blob([content])
  if (locked.header.packing === 'none') return content.length > maxBytes ? { trouble: 'tooLarge' } : new TextDecoder().decode(content)
  // Who has the passphrase may still have packed something else.
  const text = await gunzipped(content, maxBytes).catch(() => 'unreadable' as const)
  return typeof text === 'string' ? { trouble: text } : text.text()
}

async function opened({ file, header }: WholeLocked, passphrase: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const key = await passphraseKey(passphrase, header)
  const manner = { name: 'AES-GCM', iv: header.nonce, additionalData: file.subarray(0, HEADER_BYTES) }
  try {
    return new Uint8Array(await crypto.subtle.decrypt(manner, key, file.subarray(HEADER_BYTES, -DIGEST_BYTES)))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return undefined
    throw error
  }
}

async function isAsWritten(file: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file.subarray(0, -DIGEST_BYTES)))
  return file.subarray(-DIGEST_BYTES).every((byte, at) => byte === digest[at])
}
