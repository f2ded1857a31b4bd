import type { Locale } from '#contract/locale.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { ConfigChange, Settings } from '#contract/settings.ts'
import { deviceDb } from '../store/device-db.ts'

/** The display settings that hold on this device. */
export async function readSettings(): Promise<Settings> {
  const kept = (await deviceDb.settings.get('display'))?.value as Partial<Settings> | undefined
  return { ...defaultSettings, ...kept }
}

/** The language that follows the user; null until one was chosen or came with an account. */
export async function readLanguage(): Promise<Locale | null> {
  return ((await deviceDb.settings.get('language'))?.value as Locale | undefined) ?? null
}

/** From here on these values hold on this device. What stays as it is wakes no screen. */
export async function showHere({ interface_language, ...display }: ConfigChange): Promise<void> {
  await deviceDb.transaction('rw', deviceDb.settings, async () => {
    const before = await readSettings()
    const value = { ...before, ...display }
    if (JSON.stringify(value) !== JSON.stringify(before)) await deviceDb.settings.put({ key: 'display', value })
    if (interface_language === undefined || interface_language === (await readLanguage())) return
    await deviceDb.settings.put({ key: 'language', value: interface_language })
  })
}
