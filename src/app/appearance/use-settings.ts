import { defaultSettings } from '#contract/default-settings.ts'
import type { Settings } from '#contract/settings.ts'
import { readSettings } from '#device/settings/settings.ts'
import { storage } from '../browser/storage.ts'
import { useLive } from '../live/use-live.ts'

const shownLast = (): Settings => ({ ...defaultSettings, ...storage.settings() })

/** The display settings of this device, live; `undefined` until they are read. */
export function useKeptSettings(): Settings | undefined {
  return useLive(readSettings)
}

/** The same; in the first moment, as they were shown last. */
export function useSettings(): Settings {
  return useKeptSettings() ?? shownLast()
}
