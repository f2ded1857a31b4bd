import { useSyncExternalStore } from 'react'

/** Undefined in some private windows, on plain http and where forbidden. */
const container = (): ServiceWorkerContainer | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

function subscribe(listener: () => void) {
  const watched = container()
  watched?.addEventListener('controllerchange', listener)
  return () => watched?.removeEventListener('controllerchange', listener)
}

/** Whether a service worker controls this page, i.e. whether it opens without a network. */
export function useWorksOffline(): boolean {
  return useSyncExternalStore(subscribe, () => Boolean(container()?.controller))
}
