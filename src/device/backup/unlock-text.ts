import { canEncryptFiles } from './can-lock.ts'
import { gunzip } from './gzip.ts'
import { DIGEST_BYTES, HEADER_BYTES, parseHeader, MIN_ENCRYPTED_BYTES, readLength, type EncryptedHeader } from './locked-header.ts'
import { derivePassphraseKey } from './passphrase-key.ts'

export { isZip } from './is-zip.ts'
export { isEncryptedFile } from './locked-header.ts'

/** Why a locked file cannot be decrypted; `README.md` has the order of the checks. */
export type DecryptFault = 'cut' | 'changed' | 'newer' | 'unknownLock' | 'cannotUnlock' | 'wrongPassphrase' | 'unreadable' | 'tooLarge'

/** A complete, undamaged locked file. */
export interface EncryptedFile {
  readonly file: Uint8Array<ArrayBuffer>
  readonly header: EncryptedHeader
}

/** Checks the integrity of a file that starts like a locked one (`isEncryptedFile`), before the user enters a passphrase. */
export async function checkEncryptedFile(file: Uint8Array<ArrayBuffer>): Promise<EncryptedFile | { readonly trouble: DecryptFault }> {
  if (!canEncryptFiles()) return { trouble: 'cannotUnlock' }
  if (file.length < MIN_ENCRYPTED_BYTES || readLength(file) !== file.length) return { trouble: 'cut' }
  if (!(await isDigestValid(file))) return { trouble: 'changed' }
  const header = parseHeader(file)
  if (typeof header === 'string') return { trouble: header }
  // Browsers of 2022 and older cannot decompress gzip.
  if (header.packing === 'gzip' && typeof DecompressionStream === 'undefined') return { trouble: 'cannotUnlock' }
  return { file, header }
}

/** Decrypts a locked file. Returns its text of at most `maxBytes`, or its zip, only after all content is authenticated. */
export async function decryptFile(
  locked: EncryptedFile,
  passphrase: string,
  maxBytes: number,
): Promise<string | Blob | { readonly trouble: DecryptFault }> {
  const content = await decrypt(locked, passphrase)
  if (content === undefined) return { trouble: 'wrongPassphrase' }
  if (locked.header.packing === 'zip') return new Blob([content])
  if (locked.header.packing === 'none') return content.length > maxBytes ? { trouble: 'tooLarge' } : new TextDecoder().decode(content)
  // The content may not be gzip: anybody who knows the passphrase can encrypt other data.
  const text = await gunzip(content, maxBytes).catch(() => 'unreadable' as const)
  return typeof text === 'string' ? { trouble: text } : text.text()
}

async function decrypt({ file, header }: EncryptedFile, passphrase: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const key = await derivePassphraseKey(passphrase, header)
  const algorithm = { name: 'AES-GCM', iv: header.nonce, additionalData: file.subarray(0, HEADER_BYTES) }
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, file.subarray(HEADER_BYTES, -DIGEST_BYTES)))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return undefined
    throw error
  }
}

async function isDigestValid(file: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file.subarray(0, -DIGEST_BYTES)))
  return file.subarray(-DIGEST_BYTES).every((byte, at) => byte === digest[at])
}
