import { browserStorage } from '../../browser/storage.ts'
import { createExternalStore, useStore } from '../../live/external-store.ts'

// Users of speech input can disable single-character shortcuts (WCAG 2.1.4); Ctrl K and arrow keys stay.
const single = createExternalStore(browserStorage.hasSingleKeys())

export const hasCharacterShortcuts = single.get

export const useHasCharacterShortcuts = (): boolean => useStore(single, (now) => now)

export function setCharacterShortcutsOn(isOn: boolean): void {
  browserStorage.setSingleKeys(isOn)
  single.set(isOn)
}
