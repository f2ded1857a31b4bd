/** Error: the browser's push service was unreachable, refused or did not respond. */
export class PushUnavailableError extends Error {
  override readonly name = 'PushUnavailable'
}

/**
 * Timeout (ms): a browser without its push service never responds. Together with the request to our server, the user waits at most five
 * seconds.
 */
const PATIENCE_MS = 4_000

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

async function withTimeout<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PushUnavailableError('no answer')), PATIENCE_MS)
  })
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    throw error instanceof PushUnavailableError ? error : new PushUnavailableError('refused', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Returns this browser's subscription for the server's key; first ends a subscription for another key. @throws PushUnavailable */
export async function ensureSubscription(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const asked = subscribe(registration.pushManager, key)
  try {
    return (await withTimeout(asked)).subscription
  } catch (error) {
    // Ends a new subscription that arrives after the timeout, because the server never learns of it. The server knows an existing
    // subscription.
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

/**
 * Ends this browser's subscription, if any. The server learns of it from the push service, with its next message. @throws PushUnavailable
 */
export async function endSubscription(registration: ServiceWorkerRegistration): Promise<void> {
  await withTimeout(registration.pushManager.getSubscription().then((present) => present?.unsubscribe()))
}

/** Converts a subscription to the input of `pushSubscribe`. */
export function toPushInput(subscription: PushSubscription, key: string) {
  return {
    endpoint: subscription.endpoint,
    p256dh: base64url(subscription.getKey('p256dh')),
    auth: base64url(subscription.getKey('auth')),
    key,
  }
}
