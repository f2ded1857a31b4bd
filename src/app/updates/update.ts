import type { Workbox } from 'workbox-window'
import { createExternalStore, useStore } from '../live/external-store.ts'

/** The installed version that waits for the user's consent. */
const ready = createExternalStore<Workbox | null>(null)

/** Whether a new version is waiting. Live. */
export function useIsUpdateReady(): boolean {
  return useStore(ready, (workbox) => workbox !== null)
}

/** Announces a waiting version. */
export function announceUpdate(workbox: Workbox): void {
  ready.set(workbox)
}

/** Activates the new version; every tab then reloads (`follow-versions.ts`). */
export function acceptUpdate(): void {
  ready.get()?.messageSkipWaiting()
  ready.set(null)
}
