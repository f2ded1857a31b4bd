import { SYNC_TAG } from '#device/sync/sync-tag.ts'

/** Background Sync is in no TypeScript lib: https://wicg.github.io/background-sync/spec/ */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}

/** The browser has a network again, perhaps without any page open. */
export function onSync(event: SyncEvent): void {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting())
}

/** Rejects while there is something to be tried again, so that the browser comes back. */
async function sendWaiting(): Promise<void> {
  // Only here: it weighs more than all else of the worker, which has to start before any page can.
  const { sync } = await import('#device/sync/sync.ts')
  const { outcome } = await sync()
  if (outcome === 'later') throw new Error('changes are still unsent')
}
