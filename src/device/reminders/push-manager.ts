/** The browser's vendor could not be asked, or answers nothing. */
export class PushUnavailable extends Error {
  override readonly name = 'PushUnavailable'
}

/** Without its vendor's service a browser never answers: who waits for it is told within five seconds, our server's time among them. */
const PATIENCE_MS = 4_000

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

async function soon<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PushUnavailable('no answer')), PATIENCE_MS)
  })
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    throw error instanceof PushUnavailable ? error : new PushUnavailable('refused', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** This browser's subscription for the server's key; one for another key is ended first. @throws PushUnavailable */
export async function subscribedFor(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const asked = subscribe(registration.pushManager, key)
  try {
    return (await soon(asked)).subscription
  } catch (error) {
    // The server would never hear of a new one that comes later; of one that stood before it knows.
    void asked.then(({ subscription, isNew }) => isNew && subscription.unsubscribe()).catch(() => undefined)
    throw error
  }
}

async function subscribe(manager: PushManager, key: string): Promise<{ subscription: PushSubscription; isNew: boolean }> {
  const present = await manager.getSubscription()
  if (present && base64url(present.options.applicationServerKey) === key) return { subscription: present, isNew: false }
  if (present) await present.unsubscribe()
  return { subscription: await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) }), isNew: true }
}

/** Ends this browser's subscription, if there is one. Its push service tells the server with the next message. */
export async function endSubscription(registration: ServiceWorkerRegistration): Promise<void> {
  await soon(registration.pushManager.getSubscription().then((present) => present?.unsubscribe()))
}

/** A subscription as the contract says it. */
export function contractOf(subscription: PushSubscription, key: string) {
  return {
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
    key,
  }
}
