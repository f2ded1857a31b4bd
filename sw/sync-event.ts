import { PERIODIC_SYNC_TAG, SYNC_TAG } from '#device/sync/sync-tag.ts'
import { isoDateOf } from './iso-date.ts'

declare const self: ServiceWorkerGlobalScope

/** Background Sync is missing in the TypeScript libs: https://wicg.github.io/background-sync/spec/ */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
    periodicsync: SyncEvent
  }
}

/** Handles Background Sync: sends the outbox when the network is back, even without an open page. */
export function onSync(event: SyncEvent): void {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting())
}

/** Handles Periodic Background Sync, about twice a day: syncs, and sets the app badge if today's page is unread. */
export function onPeriodicSync(event: SyncEvent): void {
  if (event.tag === PERIODIC_SYNC_TAG) event.waitUntil(refreshDay())
}

async function refreshDay(): Promise<void> {
  const [{ sync }, { isDayUnopened }] = await Promise.all([import('#device/sync/sync.ts'), import('#device/reminders/is-day-unopened.ts')])
  await sync()
  if (await isDayUnopened(isoDateOf(new Date()))) await self.navigator.setAppBadge?.()
}

/** Sends the outbox. Rejects if changes are still unsent, so that the browser retries. */
async function sendWaiting(): Promise<void> {
  // Imports the sync code lazily: it is larger than the rest of the worker, whose start time delays every page load.
  const { sync } = await import('#device/sync/sync.ts')
  const { outcome } = await sync()
  if (outcome === 'later') throw new Error('changes are still unsent')
}
