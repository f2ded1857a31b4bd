import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { readSettings } from '#device/settings/settings.ts'
import { browserStorage } from '../browser/storage.ts'
import { useLive } from '../live/use-live.ts'

const lastApplied = (): Settings => ({ ...defaultSettings, ...browserStorage.getSettings() })

/** Returns the settings in the local database; `undefined` until they are read. Live. */
export function useStoredSettings(): Settings | undefined {
  return useLive(readSettings)
}

/** Returns the settings; until the database is read, their copy in local storage. Live. */
export function useSettings(): Settings {
  return useStoredSettings() ?? lastApplied()
}
