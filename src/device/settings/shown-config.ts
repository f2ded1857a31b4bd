import type { Locale } from '#contract/locale.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ConfigChange, Settings } from '#contract/settings.ts'
import { deviceDb } from '../store/device-db.ts'

/** Reads the display settings of this device. */
export async function readSettings(): Promise<Settings> {
  const stored = (await deviceDb.settings.get('display'))?.value as Partial<Settings> | undefined
  return { ...defaultSettings, ...stored }
}

/** Reads the user's language; null until one was chosen or came with an account. */
export async function readLanguage(): Promise<Locale | null> {
  return ((await deviceDb.settings.get('language'))?.value as Locale | undefined) ?? null
}

/** Applies these values on this device. Unchanged values are not written, so that no live query reruns. */
export async function applyConfig({ interface_language, ...display }: ConfigChange): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const before = await readSettings()
    const value = { ...before, ...display }
    if (JSON.stringify(value) !== JSON.stringify(before)) await deviceDb.settings.put({ key: 'display', value })
    if (interface_language === undefined || interface_language === (await readLanguage())) return
    await deviceDb.settings.put({ key: 'language', value: interface_language })
  })
}
