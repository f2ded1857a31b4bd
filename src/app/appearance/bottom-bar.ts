import { useLayoutEffect, useSyncExternalStore } from 'react'

/** How many mounted pages want the phone's bottom bar away. */
let hiders = 0
const listeners = new Set<() => void>()

function changeHiders(by: 1 | -1) {
  hiders += by
  for (const listener of listeners) listener()
}

/** While mounted (and `hidden`), the phone's bottom bar is away: forms, the seven seconds, reading. */
export function useHiddenBottomBar(hidden = true): void {
  useLayoutEffect(() => {
    if (!hidden) return undefined
    changeHiders(1)
    return () => changeHiders(-1)
  }, [hidden])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useIsBottomBarHidden(): boolean {
  return useSyncExternalStore(subscribe, () => hiders > 0)
}
