import { storage } from '../../browser/storage.ts'
import { externalStore, useStore } from '../../live/external-store.ts'

// Who speaks to the page, or presses keys by accident, turns them off (WCAG 2.1.4); Ctrl K and the arrows stay.
const single = externalStore(storage.hasSingleKeys())

export const hasSingleKeys = single.get

export const useHasSingleKeys = (): boolean => useStore(single, (now) => now)

export function keepSingleKeys(isOn: boolean): void {
  storage.keepSingleKeys(isOn)
  single.set(isOn)
}
