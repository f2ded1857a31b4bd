import { useLayoutEffect } from 'react'
import { externalStore, useStore } from '../live/external-store.ts'

/** How many mounted pages want the phone's bottom bar away. */
const hiders = externalStore(0)

/** While mounted (and `hidden`), the phone's bottom bar is away: forms, the seven seconds, reading. */
export function useHiddenBottomBar(hidden = true): void {
  useLayoutEffect(() => {
    if (!hidden) return undefined
    hiders.set(hiders.get() + 1)
    return () => hiders.set(hiders.get() - 1)
  }, [hidden])
}

export function useIsBottomBarHidden(): boolean {
  return useStore(hiders, (count) => count > 0)
}
