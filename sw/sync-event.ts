import { DAY_TAG, SYNC_TAG } from '#device/sync/sync-tag.ts'
import { isoDateOf } from './iso-date.ts'

declare const self: ServiceWorkerGlobalScope

/** Background Sync is in no TypeScript lib: https://wicg.github.io/background-sync/spec/ */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
    periodicsync: SyncEvent
  }
}

/** The browser has a network again, perhaps without any page open. */
export function onSync(event: SyncEvent): void {
  if (event.tag === SYNC_TAG) event.waitUntil(sendWaiting())
}

/** Once in half a day or so: what is new is brought, and a day that was not opened yet stands on the app's icon. */
export function onPeriodicSync(event: SyncEvent): void {
  if (event.tag === DAY_TAG) event.waitUntil(refreshDay())
}

async function refreshDay(): Promise<void> {
  const [{ sync }, { isDayUnread }] = await Promise.all([import('#device/sync/sync.ts'), import('#device/reminders/unread-day.ts')])
  await sync()
  if (await isDayUnread(isoDateOf(new Date()))) await self.navigator.setAppBadge?.()
}

/** Rejects while there is something to be tried again, so that the browser comes back. */
async function sendWaiting(): Promise<void> {
  // Only here: it weighs more than all else of the worker, which has to start before any page can.
  const { sync } = await import('#device/sync/sync.ts')
  const { outcome } = await sync()
  if (outcome === 'later') throw new Error('changes are still unsent')
}
