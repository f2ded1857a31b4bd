import { resultCodes } from '#contract/codes.ts'
import { ApiError } from '../wire/api-error.ts'
import { callWithSession, getSession, type DeviceSession } from '../session/session.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { toPushInput, endSubscription, ensureSubscription } from './push-manager.ts'
import { deletePushRegistration, storePushRegistration, readPushRegistration, type PushRegistration } from './registration.ts'

/** Time in milliseconds after which the server's key is fetched again; the key changes once in years. */
const KEY_MS = 86_400_000

const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

async function register(registration: ServiceWorkerRegistration, session: DeviceSession): Promise<void> {
  const { key } = await callWithSession(session, 'pushKey', {})
  const subscription = await ensureSubscription(registration, key)
  await callWithSession(session, 'pushSubscribe', toPushInput(subscription, key), { idempotencyKey: uuidv7() })
  await storePushRegistration({
    user_id: session.user_id,
    endpoint: subscription.endpoint,
    key,
    zone: zoneHere(),
    session_at: session.at,
    asked_at: Date.now(),
  })
}

/** Enables reminders on this device. Call after the browser has granted permission. @throws PushUnavailable, ApiError */
export async function enableReminders(registration: ServiceWorkerRegistration): Promise<void> {
  const session = await getSession()
  if (!session) throw new ApiError({ code: resultCodes.sessionTimedOut.code })
  await register(registration, session)
}

/** Disables reminders on this device. If the server is unreachable, it learns of this from the push service later. */
export async function disableReminders(registration: ServiceWorkerRegistration): Promise<void> {
  const [stored, session] = [await readPushRegistration(), await getSession()]
  await deletePushRegistration()
  await endSubscription(registration).catch(() => undefined)
  if (stored && session?.user_id === stored.user_id)
    await callWithSession(session, 'pushUnsubscribe', { endpoint: stored.endpoint }, { idempotencyKey: uuidv7() }).catch(() => undefined)
}

function isRegistrationCurrent(
  stored: PushRegistration,
  session: DeviceSession,
  subscription: PushSubscription | null,
  now: number,
): boolean {
  const same = stored.endpoint === subscription?.endpoint && stored.zone === zoneHere() && stored.session_at === session.at
  return same && now - stored.asked_at < KEY_MS
}

/**
 * If reminders are enabled: reports a changed zone, login, subscription or server key; disables reminders after a logout or another user's
 * login.
 */
export async function syncReminders(registration: ServiceWorkerRegistration, now = Date.now()): Promise<void> {
  const [stored, session] = [await readPushRegistration(), await getSession()]
  if (!stored) return
  if (session?.user_id !== stored.user_id) {
    await deletePushRegistration()
    return endSubscription(registration).catch(() => undefined)
  }
  // Does nothing without permission: the server drops the subscription when it sends the next message.
  if (session.is_expired || Notification.permission !== 'granted') return
  const present = await registration.pushManager.getSubscription()
  if (!isRegistrationCurrent(stored, session, present, now)) await register(registration, session)
}
