import { createExternalStore, useStore } from '../live/external-store.ts'

/** Whether the settings sheet is open. A module-level store, so that any part of the app can open the sheet. */
const isOpened = createExternalStore(false)

export const openSettings = (): void => isOpened.set(true)
export const closeSettings = (): void => isOpened.set(false)

export function useIsSettingsOpen(): boolean {
  return useStore(isOpened, (opened) => opened)
}
