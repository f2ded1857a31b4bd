import { useState } from 'react'
import { type Filed, IMPORT_MAX_BYTES, type ImportTrouble, readImport } from '#device/archives/archives-import.ts'
import type { LockTrouble, WholeLocked } from '#device/backup/unlock-text.ts'
import type { LifeEntry } from '#device/store/db.ts'

/** Nothing, a file that waits for its passphrase, one that was read, or why none can be. */
export interface ChosenFile {
  readonly file?: Filed
  /** Events and verdicts of the file that was read. */
  readonly life?: readonly LifeEntry[]
  readonly locked?: WholeLocked & { readonly name: string }
  readonly trouble?: ImportTrouble | { readonly kind: LockTrouble }
}

/** A file on its way from the device's folders to the preview. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<ChosenFile>({})
  return {
    chosen,
    choose: async (file: File) => setChosen(await chosenFileOf(file).catch(() => ({ trouble: { kind: 'unreadable' } as const }))),
    take: async (text: string) => setChosen(await readText(text)),
    refuse: (kind: LockTrouble) => setChosen({ trouble: { kind } }),
    forget: () => setChosen({}),
  }
}

async function chosenFileOf(file: File): Promise<ChosenFile> {
  if (file.size > IMPORT_MAX_BYTES) return { trouble: { kind: 'tooLarge' } }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { isLocked, wholeLockedOf } = await import('#device/backup/unlock-text.ts')
  if (!isLocked(bytes)) {
    // Called a locked one by its name, and not even its beginning is there.
    if (file.name.endsWith('.mingshu')) return { trouble: { kind: bytes.length === 0 ? 'cut' : 'changed' } }
    return readText(new TextDecoder().decode(bytes))
  }
  const whole = await wholeLockedOf(bytes)
  return 'trouble' in whole ? { trouble: { kind: whole.trouble } } : { locked: { ...whole, name: file.name } }
}

async function readText(text: string): Promise<ChosenFile> {
  const read = readImport(text)
  if ('trouble' in read) return read
  const { readLife } = await import('#device/life/life-import.ts')
  return { file: read, life: readLife(text) }
}
