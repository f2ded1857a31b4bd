import { externalStore, useStore } from '../live/external-store.ts'

/** Whether the settings lie over the page; any room may open them. */
const isOpened = externalStore(false)

export const openSettings = (): void => isOpened.set(true)
export const closeSettings = (): void => isOpened.set(false)

export function useIsSettingsOpened(): boolean {
  return useStore(isOpened, (opened) => opened)
}
