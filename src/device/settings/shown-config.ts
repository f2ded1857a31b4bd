import type { Locale } from '#contract/locale.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ConfigValues, Settings } from '#contract/settings.ts'
import { deviceDb } from '../store/device-db.ts'

/** Reads the settings of this device; defaults for those never changed. */
export async function readSettings(): Promise<Settings> {
  const stored = (await deviceDb.settings.get('display'))?.value as Partial<Settings> | undefined
  return { ...defaultSettings, ...stored }
}

/** Reads the chosen language; null until one was chosen here or adopted from an account. */
export async function readLanguage(): Promise<Locale | null> {
  return ((await deviceDb.settings.get('language'))?.value as Locale | undefined) ?? null
}

/** Writes these values on this device; skips unchanged ones, so that no live query reruns. */
export async function applyConfig({ interface_language, ...display }: ConfigValues): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const before = await readSettings()
    const value = { ...before, ...display }
    if (JSON.stringify(value) !== JSON.stringify(before)) await deviceDb.settings.put({ key: 'display', value })
    if (interface_language === undefined || interface_language === (await readLanguage())) return
    await deviceDb.settings.put({ key: 'language', value: interface_language })
  })
}
