import { defaultSettings, type Settings } from '#contract/settings.ts'
import { readSettings } from '#device/settings/settings.ts'
import { useLive } from '../live/use-live.ts'

/** The display settings of this device, live; `undefined` until they are read. */
export function useKeptSettings(): Settings | undefined {
  return useLive(readSettings)
}

/** The same, with the defaults in the first moment. */
export function useSettings(): Settings {
  return useKeptSettings() ?? defaultSettings
}
