import { codes } from '#contract/codes.ts'
import { ApiError } from '../wire/api-error.ts'
import { callFor, openSession, type Session } from '../session/session.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { contractOf, endSubscription, subscribedFor } from './push-manager.ts'
import { deleteRegistration, storeRegistration, readRegistration, type PushRegistration } from './registration.ts'

/** The server's key changes once in years. */
const KEY_MS = 86_400_000

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

async function tell(registration: ServiceWorkerRegistration, session: Session): Promise<void> {
  const { key } = await callFor(session, 'pushKey', {})
  const subscription = await subscribedFor(registration, key)
  await callFor(session, 'pushSubscribe', contractOf(subscription, key), { idempotencyKey: uuidv7() })
  await storeRegistration({
    user_id: session.user_id,
    endpoint: subscription.endpoint,
    key,
    zone: zoneHere(),
    session_at: session.at,
    asked_at: Date.now(),
  })
}

/** Has this device reminded; the browser's permission is there. @throws PushUnavailable, ApiError */
export async function enableReminders(registration: ServiceWorkerRegistration): Promise<void> {
  const session = await openSession()
  if (!session) throw new ApiError({ code: codes.sessionTimedOut.code })
  await tell(registration, session)
}

/** Reminds here no more. A server that cannot be reached hears of it from the push service. */
export async function disableReminders(registration: ServiceWorkerRegistration): Promise<void> {
  const [told, session] = [await readRegistration(), await openSession()]
  await deleteRegistration()
  await endSubscription(registration).catch(() => undefined)
  if (told && session?.user_id === told.user_id)
    await callFor(session, 'pushUnsubscribe', { endpoint: told.endpoint }, { idempotencyKey: uuidv7() }).catch(() => undefined)
}

function isRegistrationCurrent(told: PushRegistration, session: Session, subscription: PushSubscription | null, now: number): boolean {
  const same = told.endpoint === subscription?.endpoint && told.zone === zoneHere() && told.session_at === session.at
  return same && now - told.asked_at < KEY_MS
}

/**
 * Keeps the server right about this device: another zone, another login, a subscription that the browser made anew, another key of
 * the server. Whoever logged out, or logged in as another, is reminded here no more. Does nothing where nobody asked to be.
 */
export async function syncReminders(registration: ServiceWorkerRegistration, now = Date.now()): Promise<void> {
  const [told, session] = [await readRegistration(), await openSession()]
  if (!told) return
  if (session?.user_id !== told.user_id) {
    await deleteRegistration()
    return endSubscription(registration).catch(() => undefined)
  }
  // Taken away in the browser: what the server has ends with its next message.
  if (session.is_expired || Notification.permission !== 'granted') return
  const present = await registration.pushManager.getSubscription()
  if (!isRegistrationCurrent(told, session, present, now)) await tell(registration, session)
}
