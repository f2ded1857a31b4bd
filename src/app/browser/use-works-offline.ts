import { useSyncExternalStore } from 'react'

/** Returns the service worker container; undefined in some private windows, on plain http and where workers are forbidden. */
const container = (): ServiceWorkerContainer | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

function subscribe(listener: () => void) {
  const watched = container()
  watched?.addEventListener('controllerchange', listener)
  return () => watched?.removeEventListener('controllerchange', listener)
}

/** Returns whether a service worker controls this page, i.e. whether the page opens without a network. Live. */
export function useWorksOffline(): boolean {
  return useSyncExternalStore(subscribe, () => Boolean(container()?.controller))
}
