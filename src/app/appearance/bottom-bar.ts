import { useLayoutEffect } from 'react'
import { createExternalStore, useStore } from '../live/external-store.ts'

/** How many mounted components hide the bottom bar. */
const hiders = createExternalStore(0)

/** Hides the phone's bottom bar while mounted and `hidden`, e.g. in forms, during the seven seconds and while reading. */
export function useHideBottomBar(hidden = true): void {
  useLayoutEffect(() => {
    if (!hidden) return undefined
    hiders.set(hiders.get() + 1)
    return () => hiders.set(hiders.get() - 1)
  }, [hidden])
}

export function useIsBottomBarHidden(): boolean {
  return useStore(hiders, (count) => count > 0)
}
