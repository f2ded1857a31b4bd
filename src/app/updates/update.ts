import type { Workbox } from 'workbox-window'
import { createExternalStore, useStore } from '../live/external-store.ts'

/** `Workbox` of the installed version that waits for the user's consent; null if there is none. */
const ready = createExternalStore<Workbox | null>(null)

/** Returns whether a new version is waiting. Live. */
export function useIsUpdateReady(): boolean {
  return useStore(ready, (workbox) => workbox !== null)
}

/** Records that a new version is waiting, so that the update notice appears. */
export function announceUpdate(workbox: Workbox): void {
  ready.set(workbox)
}

/** Activates the waiting version; every tab then reloads (`follow-versions.ts`). */
export function acceptUpdate(): void {
  ready.get()?.messageSkipWaiting()
  ready.set(null)
}
