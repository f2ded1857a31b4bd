import type { SyncResult } from './drain.ts'
import { drain } from './drain.ts'
import { withLock } from '../store/lock.ts'
import { isOffline } from '../wire/reachability.ts'
import { SYNC_LOCK } from './pull.ts'
import { SYNC_TAG } from './sync-tag.ts'

export type { SyncOutcome, SyncResult } from './drain.ts'

/** Chromium only, and in no TypeScript lib. */
interface WithBackgroundSync {
  readonly sync?: { register(tag: string): Promise<void> }
}

let next: Promise<SyncResult> | null = null

/** Sends what waits. Safe to call at any time from any tab or worker: one runs, and of this context one more waits. */
export function sync(): Promise<SyncResult> {
  next ??= oneRun().catch((error: unknown) => {
    next = null
    throw error
  })
  return next
}

async function oneRun(): Promise<SyncResult> {
  // A free lock may call back at once, before `next` is set.
  await Promise.resolve()
  return withLock(SYNC_LOCK, () => {
    next = null
    return drain()
  })
}

/**
 * Asks the browser to wake the worker when there is a network, where it can, and sends now if this
 * device is online. Null when it is not.
 */
export async function requestSync(): Promise<SyncResult | null> {
  // Not waited for: without a worker (development, private windows) this may take for ever.
  void registerTag()
  return isOffline() ? null : sync()
}

async function registerTag(): Promise<void> {
  try {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const registration = (await container?.getRegistration()) as WithBackgroundSync | undefined
    await registration?.sync?.register(SYNC_TAG)
  } catch {
    // Denied or unsupported: the page sends when it starts, comes online or becomes visible.
  }
}
