import { liveQuery } from 'dexie'
import { openSession } from '../session/session.ts'
import { syncReminders } from './reminders.ts'
import { readRegistration } from './registration.ts'

interface Sources {
  readonly registration: ServiceWorkerRegistration
  /** Fires `online`: the window. */
  readonly network: EventTarget
  /** Fires `visibilitychange`: the document. */
  readonly visibility: EventTarget
}

/** Keeps the server right about this device's reminders: at the start, after a login or a log-out, on coming back. */
export function watchReminders({ registration, network, visibility }: Sources): () => void {
  // What cannot be told now is told the next time.
  const keep = (): void => void syncReminders(registration).catch(() => undefined)
  const changes = liveQuery(async () => {
    const [session, told] = [await openSession(), await readRegistration()]
    return told && `${session?.user_id} ${session?.token}`
  }).subscribe((known) => known !== null && keep())
  network.addEventListener('online', keep)
  visibility.addEventListener('visibilitychange', keep)
  return () => {
    changes.unsubscribe()
    network.removeEventListener('online', keep)
    visibility.removeEventListener('visibilitychange', keep)
  }
}
