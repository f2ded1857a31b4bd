import type { Workbox } from 'workbox-window'
import { externalStore, useStore } from '../live/external-store.ts'

/** Of a version that is installed, whole, and waits for a person's word. */
const ready = externalStore<Workbox | null>(null)

/** Whether a new version waits. */
export function useIsUpdateReady(): boolean {
  return useStore(ready, (workbox) => workbox !== null)
}

/** Says that one waits. */
export function offerUpdate(workbox: Workbox): void {
  ready.set(workbox)
}

/** The person wants the new version: it takes over, and every tab loads anew (`follow-versions.ts`). */
export function acceptUpdate(): void {
  ready.get()?.messageSkipWaiting()
  ready.set(null)
}
