import type { SyncResult } from './drain.ts'
import { sendPendingChanges } from './drain.ts'
import { withLock } from '../store/lock.ts'
import { isOffline } from '../wire/reachability.ts'
import { SYNC_LOCK } from './pull.ts'
import { SYNC_TAG } from './sync-tag.ts'

export type { SyncOutcome, SyncResult } from './drain.ts'

/** Background Sync: available in Chromium only, and missing in the TypeScript library. */
interface WithBackgroundSync {
  readonly sync?: { register(tag: string): Promise<void> }
}

let next: Promise<SyncResult> | null = null

/**
 * Sends pending changes. Safe to call at any time: on the device only one run is active, and in each tab or worker at most one more waits.
 */
export function sync(): Promise<SyncResult> {
  next ??= runNext().catch((error: unknown) => {
    next = null
    throw error
  })
  return next
}

async function runNext(): Promise<SyncResult> {
  // Waits one microtask: a free lock may call its callback at once, before `next` is set.
  await Promise.resolve()
  return withLock(SYNC_LOCK, () => {
    next = null
    return sendPendingChanges()
  })
}

/** Registers Background Sync where available, and sends now unless this device is offline. Returns null if offline. */
export async function requestSync(): Promise<SyncResult | null> {
  // Not awaited, because without a worker (development, private windows) it may never resolve.
  void registerTag()
  return isOffline() ? null : sync()
}

async function registerTag(): Promise<void> {
  try {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const registration = (await container?.getRegistration()) as WithBackgroundSync | undefined
    await registration?.sync?.register(SYNC_TAG)
  } catch {
    // Ignores a denied or unsupported registration: the page sends when it starts, comes online or becomes visible.
  }
}
