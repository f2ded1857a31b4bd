import { externalStore, useStore } from '../live/external-store.ts'

/** A version that is installed and waits for a person's word. */
const waiting = externalStore<ServiceWorker | null>(null)
const CHECK_MS = 3_600_000

/** Whether a new version waits. */
export function useIsUpdateReady(): boolean {
  return useStore(waiting, (worker) => worker !== null)
}

/** The person wants the new version: it takes over, and every tab loads anew (`followTakeover`). */
export function acceptUpdate(): void {
  waiting.get()?.postMessage({ type: 'SKIP_WAITING' })
  waiting.set(null)
}

/**
 * Reloads this tab when another version takes over. That happens only after somebody accepted it in
 * some tab. The first worker that ever takes a page over is no update: the page stays as it is.
 */
export function followTakeover(container: ServiceWorkerContainer, reload: () => void): void {
  let wasControlled = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (wasControlled) reload()
    wasControlled = true
  })
}

/** Looks for a waiting version now and whenever one has been installed. */
export function watchRegistration(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  const look = () => waiting.set(container.controller ? registration.waiting : null)
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', look)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
  look()
}

/** Asks for a new version every hour, and when the page is looked at again. Offline is no reason to fail. */
export function keepChecking(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  const check = () => {
    if (!navigator.onLine || document.visibilityState !== 'visible') return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  }
  setInterval(check, CHECK_MS)
  // A minute apart at least: some people switch apps all the time.
  const checkAgain = () => Date.now() - checkedAt > 60_000 && check()
  document.addEventListener('visibilitychange', checkAgain)
  addEventListener('online', checkAgain)
}
