import { liveQuery } from 'dexie'
import { getSession } from '../session/session.ts'
import { syncReminders } from './reminders.ts'
import { readPushRegistration } from './registration.ts'

interface Sources {
  readonly registration: ServiceWorkerRegistration
  /** Emits `online`; in the app, the window. */
  readonly network: EventTarget
  /** Emits `visibilitychange`; in the app, the document. */
  readonly visibility: EventTarget
}

/**
 * Calls `syncReminders` at the start, after a login or logout, when online again, and when visibility changes. Returns a function that ends
 * this.
 */
export function startSyncingReminders({ registration, network, visibility }: Sources): () => void {
  // Ignores errors: the next call reports again.
  const syncNow = (): void => void syncReminders(registration).catch(() => undefined)
  const changes = liveQuery(async () => {
    const [session, stored] = [await getSession(), await readPushRegistration()]
    return stored && `${session?.user_id} ${session?.token}`
  }).subscribe((known) => known !== null && syncNow())
  network.addEventListener('online', syncNow)
  visibility.addEventListener('visibilitychange', syncNow)
  return () => {
    changes.unsubscribe()
    network.removeEventListener('online', syncNow)
    visibility.removeEventListener('visibilitychange', syncNow)
  }
}
