import { useSyncExternalStore } from 'react'
import { defaultSettings, type Settings } from '#contract/settings.ts'
import { readSettings } from '#device/settings/settings.ts'
import { liveStore } from '../live/live-store.ts'

const store = liveStore(readSettings)

/** The display settings of this device, live; `undefined` until they are read. */
export function useKeptSettings(): Settings | undefined {
  return useSyncExternalStore(store.subscribe, store.get)
}

/** The same, with the defaults in the first moment. */
export function useSettings(): Settings {
  return useKeptSettings() ?? defaultSettings
}
