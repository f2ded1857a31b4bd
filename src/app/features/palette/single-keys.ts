import { storage } from '../../browser/storage.ts'
import { createExternalStore, useStore } from '../../live/external-store.ts'

// Users of speech input can disable single-character shortcuts (WCAG 2.1.4); Ctrl K and arrow keys stay.
const single = createExternalStore(storage.hasSingleKeys())

export const hasSingleKeys = single.get

export const useHasSingleKeys = (): boolean => useStore(single, (now) => now)

export function setSingleKeys(isOn: boolean): void {
  storage.setSingleKeys(isOn)
  single.set(isOn)
}
