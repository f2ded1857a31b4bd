import { liveQuery } from 'dexie'
import { getSession } from '../session/session.ts'
import { syncReminders } from './reminders.ts'
import { readRegistration } from './registration.ts'

interface Sources {
  readonly registration: ServiceWorkerRegistration
  /** Emits `online`: the window. */
  readonly network: EventTarget
  /** Emits `visibilitychange`: the document. */
  readonly visibility: EventTarget
}

/**
 * Calls `syncReminders` at the start, after a login or logout, and when the page is online or visible again. Returns a function
 * that stops it.
 */
export function watchReminders({ registration, network, visibility }: Sources): () => void {
  // A failed report is retried the next time.
  const keep = (): void => void syncReminders(registration).catch(() => undefined)
  const changes = liveQuery(async () => {
    const [session, stored] = [await getSession(), await readRegistration()]
    return stored && `${session?.user_id} ${session?.token}`
  }).subscribe((known) => known !== null && keep())
  network.addEventListener('online', keep)
  visibility.addEventListener('visibilitychange', keep)
  return () => {
    changes.unsubscribe()
    network.removeEventListener('online', keep)
    visibility.removeEventListener('visibilitychange', keep)
  }
}
