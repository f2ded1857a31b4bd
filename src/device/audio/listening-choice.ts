/** Text-to-speech settings of this device; not synced, because voices differ between devices. */
import type { Locale } from '#contract/locale.ts'
import { deviceDb } from '../store/device-db.ts'

const KEY = 'listening'

/** Playback rates, as multiples of a voice's normal rate. */
export const PLAYBACK_RATES = [0.75, 1, 1.25, 1.5] as const

/** Playback rate, and the chosen voice per language; stored on this device. */
export interface ListeningSettings {
  readonly pace: number
  /** Chosen voice per language, by `voiceURI`. */
  readonly voices: Readonly<Partial<Record<Locale, string>>>
}

export const defaultListeningSettings: ListeningSettings = { pace: 1, voices: {} }

export async function readListeningSettings(): Promise<ListeningSettings> {
  const stored = (await deviceDb.settings.get(KEY))?.value as Partial<ListeningSettings> | undefined
  return { ...defaultListeningSettings, ...stored }
}

export async function changeListeningSettings(change: Partial<ListeningSettings>): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const choice = await readListeningSettings()
    const voices = { ...choice.voices, ...change.voices }
    await deviceDb.settings.put({ key: KEY, value: { ...choice, ...change, voices } })
  })
}
