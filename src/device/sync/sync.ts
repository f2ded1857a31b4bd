import type { SyncResult } from './drain.ts'
import { drain } from './drain.ts'
import { withLock } from '../store/lock.ts'
import { isOffline } from '../wire/reachability.ts'
import { SYNC_LOCK } from './pull.ts'
import { SYNC_TAG } from './sync-tag.ts'

export type { SyncOutcome, SyncResult } from './drain.ts'

/** Chromium only; missing in the TypeScript library. */
interface WithBackgroundSync {
  readonly sync?: { register(tag: string): Promise<void> }
}

let next: Promise<SyncResult> | null = null

/**
 * Sends pending changes. Safe to call at any time from any tab or worker: one run is active, and at most one more of this context
 * waits.
 */
export function sync(): Promise<SyncResult> {
  next ??= runNext().catch((error: unknown) => {
    next = null
    throw error
  })
  return next
}

async function runNext(): Promise<SyncResult> {
  // A free lock may run its callback at once, before `next` is set.
  await Promise.resolve()
  return withLock(SYNC_LOCK, () => {
    next = null
    return drain()
  })
}

/** Registers Background Sync where available, and sends now if this device is online. Null if offline. */
export async function requestSync(): Promise<SyncResult | null> {
  // Not awaited: without a worker (development, private windows) it may never resolve.
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
