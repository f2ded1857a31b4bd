import { useSyncExternalStore } from 'react'

/** Absent in private windows of some browsers, on plain http and where it is forbidden. */
const container = (): ServiceWorkerContainer | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

function subscribe(listener: () => void) {
  const watched = container()
  watched?.addEventListener('controllerchange', listener)
  return () => watched?.removeEventListener('controllerchange', listener)
}

/** Whether a worker stands between this page and the network: without one nothing opens once the network is gone. */
export function useWorksOffline(): boolean {
  return useSyncExternalStore(subscribe, () => Boolean(container()?.controller))
}
