/** Text-to-speech settings of this device; not synced, because voices differ between devices. */
import type { Locale } from '#contract/locale.ts'
import { deviceDb } from '../store/device-db.ts'

const KEY = 'listening'

/** Playback rates, as multiples of a voice's normal rate. */
export const PLAYBACK_RATES = [0.75, 1, 1.25, 1.5] as const

export interface ListeningChoice {
  readonly pace: number
  /** Chosen voice per language, by `voiceURI`. */
  readonly voices: Readonly<Partial<Record<Locale, string>>>
}

export const defaultChoice: ListeningChoice = { pace: 1, voices: {} }

export async function readListeningChoice(): Promise<ListeningChoice> {
  const stored = (await deviceDb.settings.get(KEY))?.value as Partial<ListeningChoice> | undefined
  return { ...defaultChoice, ...stored }
}

export async function changeListeningChoice(change: Partial<ListeningChoice>): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const choice = await readListeningChoice()
    const voices = { ...choice.voices, ...change.voices }
    await deviceDb.settings.put({ key: KEY, value: { ...choice, ...change, voices } })
  })
}
