import { externalStore, useStore } from '../live/external-store.ts'

/** Of a version that is installed, whole, and waits for a person's word. */
const ready = externalStore<ServiceWorkerRegistration | null>(null)

/** Whether a new version waits. */
export function useIsUpdateReady(): boolean {
  return useStore(ready, (registration) => registration !== null)
}

/** Says that one waits. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  ready.set(registration)
}

/** The person wants the new version: it takes over, and every tab loads anew (`follow-versions.ts`). */
export function acceptUpdate(): void {
  ready.get()?.waiting?.postMessage({ type: 'SKIP_WAITING' })
  ready.set(null)
}
