import { useLayoutEffect } from 'react'
import { createExternalStore, useStore } from '../live/external-store.ts'

/** Number of mounted components that hide the bottom bar. */
const hiders = createExternalStore(0)

/** Hides the phone's bottom bar while mounted and `hidden`, e.g. in forms, on the seven-second focus screen and while reading. */
export function useHideBottomBar(hidden = true): void {
  useLayoutEffect(() => {
    if (!hidden) return undefined
    hiders.set(hiders.get() + 1)
    return () => hiders.set(hiders.get() - 1)
  }, [hidden])
}

/** Returns whether any mounted component hides the bottom bar. Live. */
export function useBottomBarHidden(): boolean {
  return useStore(hiders, (count) => count > 0)
}
