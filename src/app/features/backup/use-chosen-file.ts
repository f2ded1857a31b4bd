import { useState } from 'react'
import { LOCKED_MAX_BYTES } from '#contract/export-format.ts'
import { type Filed, IMPORT_MAX_BYTES, type ImportFault, readImport, ZIP_MAX_BYTES } from '#device/archives/archives-import.ts'
import type { UnlockFault, WholeLocked } from '#device/backup/unlock-text.ts'
import type { OpenZip } from '#device/backup/zip-file.ts'
import type { FiledImage } from '#device/images/import-images.ts'
import type { LifeEntry } from '#device/store/db.ts'

/** What a zip has beside its JSON. */
export interface FiledMedia {
  readonly zip: OpenZip
  readonly images: readonly FiledImage[]
  /** Recordings. */
  readonly others: number
}

/** Nothing, a file that waits for its passphrase, one that was read, or why none can be. */
export interface ChosenFile {
  readonly file?: Filed
  /** Events and verdicts of the file that was read. */
  readonly life?: readonly LifeEntry[]
  readonly media?: FiledMedia
  readonly locked?: WholeLocked & { readonly name: string }
  readonly trouble?: ImportFault | { readonly kind: UnlockFault }
}

/** A file on its way from the device's folders to the preview. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile>({})
  const read = async (reading: Promise<ChosenFile>) => setChosen(await reading.catch(() => ({ trouble: { kind: 'unreadable' } as const })))
  return {
    chosen,
    choose: (file: File) => read(chosenFileOf(file)),
    take: (content: string | Blob) => read(typeof content === 'string' ? readText(content) : readZip(content)),
    refuse: (kind: UnlockFault) => setChosen({ trouble: { kind } }),
    forget: () => setChosen({}),
  }
}

async function chosenFileOf(file: File): Promise<ChosenFile> {
  const { isLocked, isZip, wholeLockedOf } = await import('#device/backup/unlock-text.ts')
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (isZip(start)) return file.size > ZIP_MAX_BYTES ? { trouble: { kind: 'zipTooLarge' } } : readZip(file)
  if (!isLocked(start)) {
    if (file.size > IMPORT_MAX_BYTES) return { trouble: { kind: 'tooLarge' } }
    // Called a locked one by its name, and not even its beginning is there.
    if (file.name.endsWith('.mingshu')) return { trouble: { kind: file.size === 0 ? 'cut' : 'changed' } }
    return readText(await file.text())
  }
  if (file.size > LOCKED_MAX_BYTES) return { trouble: { kind: 'zipTooLarge' } }
  const whole = await wholeLockedOf(new Uint8Array(await file.arrayBuffer()))
  return 'trouble' in whole ? { trouble: { kind: whole.trouble } } : { locked: { ...whole, name: file.name } }
}

async function readText(text: string): Promise<ChosenFile> {
  const read = readImport(text)
  if ('trouble' in read) return read
  const { readLife } = await import('#device/life/life-import.ts')
  return { file: read, life: readLife(text) }
}

async function readZip(file: Blob): Promise<ChosenFile> {
  const { openZip } = await import('#device/backup/zip-file.ts')
  const zip = await openZip(file, IMPORT_MAX_BYTES)
  if (typeof zip === 'string') return { trouble: { kind: zip } }
  const read = await readText(zip.text)
  if (read.trouble) return read
  const { filedImagesOf } = await import('#device/images/import-images.ts')
  return { ...read, media: { zip, ...filedImagesOf(zip.text) } }
}
