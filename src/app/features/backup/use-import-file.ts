import { useState } from 'react'
import { ENCRYPTED_MAX_BYTES } from '#contract/export-format.ts'
import { type ImportFile, IMPORT_MAX_BYTES, type ImportFault, parseImport, ZIP_MAX_BYTES } from '#device/archives/archives-import.ts'
import type { DecryptFault, EncryptedFile } from '#device/backup/unlock-text.ts'
import type { OpenedZip } from '#device/backup/zip-file.ts'
import type { ZipImage } from '#device/images/import-images.ts'
import type { LifeEntry } from '#device/store/db.ts'

/** Media of a zip: its images and the number of recordings. */
export interface ZipMedia {
  readonly zip: OpenedZip
  readonly images: readonly ZipImage[]
  /** Number of recordings in the zip. */
  readonly recordings: number
}

/** Import file: empty if none is chosen, else `locked`, parsed (`file`, `life`, `media`) or `error`. */
export interface ImportFileState {
  readonly file?: ImportFile
  /** Life events and verdicts in the file. */
  readonly life?: readonly LifeEntry[]
  readonly media?: ZipMedia
  readonly locked?: EncryptedFile & { readonly name: string }
  readonly error?: ImportFault | { readonly kind: DecryptFault }
}

/** Returns the state of the import file, from choosing to preview, and its actions. */
export function useImportFile() {
  const [chosen, setChosen] = useState<ImportFileState>({})
  const read = async (reading: Promise<ImportFileState>) =>
    setChosen(await reading.catch(() => ({ error: { kind: 'unreadable' } as const })))
  return {
    chosen,
    choose: (file: File) => read(readChosenFile(file)),
    readContent: (content: string | Blob) => read(typeof content === 'string' ? readText(content) : readZip(content)),
    reject: (kind: DecryptFault) => setChosen({ error: { kind } }),
    reset: () => setChosen({}),
  }
}

async function readChosenFile(file: File): Promise<ImportFileState> {
  const { isEncryptedFile, isZip, checkEncryptedFile } = await import('#device/backup/unlock-text.ts')
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (isZip(start)) return file.size > ZIP_MAX_BYTES ? { error: { kind: 'zipTooLarge' } } : readZip(file)
  if (!isEncryptedFile(start)) {
    if (file.size > IMPORT_MAX_BYTES) return { error: { kind: 'tooLarge' } }
    // Named like an encrypted file but without its header, so it is truncated or modified.
    if (file.name.endsWith('.mingshu')) return { error: { kind: file.size === 0 ? 'cut' : 'changed' } }
    return readText(await file.text())
  }
  if (file.size > ENCRYPTED_MAX_BYTES) return { error: { kind: 'zipTooLarge' } }
  const whole = await checkEncryptedFile(new Uint8Array(await file.arrayBuffer()))
  return 'trouble' in whole ? { error: { kind: whole.trouble } } : { locked: { ...whole, name: file.name } }
}

async function readText(text: string): Promise<ImportFileState> {
  const read = parseImport(text)
  if ('trouble' in read) return { error: read.trouble }
  const { parseLifeEntries } = await import('#device/life/life-import.ts')
  return { file: read, life: parseLifeEntries(text) }
}

async function readZip(file: Blob): Promise<ImportFileState> {
  const { openZip } = await import('#device/backup/zip-file.ts')
  const zip = await openZip(file, IMPORT_MAX_BYTES)
  if (typeof zip === 'string') return { error: { kind: zip } }
  const read = await readText(zip.text)
  if (read.error) return read
  const { parseZipImages } = await import('#device/images/import-images.ts')
  const { images, others: recordings } = parseZipImages(zip.text)
  return { ...read, media: { zip, images, recordings } }
}
