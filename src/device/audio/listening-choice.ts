/** How this device reads aloud; voices are the device's own, so the choice goes no further. */
import type { Locale } from '#contract/locale.ts'
import { deviceDb } from '../store/device-db.ts'

const KEY = 'listening'

/** How fast, as a multiple of a voice's own pace. */
export const PACES = [0.75, 1, 1.25, 1.5] as const

export interface ListeningChoice {
  readonly pace: number
  /** The chosen voice of a language, by its `voiceURI`. */
  readonly voices: Readonly<Partial<Record<Locale, string>>>
}

export const defaultChoice: ListeningChoice = { pace: 1, voices: {} }

export async function readListeningChoice(): Promise<ListeningChoice> {
  const kept = (await deviceDb.settings.get(KEY))?.value as Partial<ListeningChoice> | undefined
  return { ...defaultChoice, ...kept }
}

export async function changeListeningChoice(change: Partial<ListeningChoice>): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const choice = await readListeningChoice()
    const voices = { ...choice.voices, ...change.voices }
    await deviceDb.settings.put({ key: KEY, value: { ...choice, ...change, voices } })
  })
}
