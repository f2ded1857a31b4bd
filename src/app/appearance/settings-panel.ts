import { createExternalStore, useStore } from '../live/external-store.ts'

/** Whether the settings sheet is open; any layer may open it. */
const isOpened = createExternalStore(false)

export const openSettings = (): void => isOpened.set(true)
export const closeSettings = (): void => isOpened.set(false)

export function useIsSettingsOpen(): boolean {
  return useStore(isOpened, (opened) => opened)
}
