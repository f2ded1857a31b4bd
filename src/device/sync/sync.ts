import { resultCodes } from '#contract/codes.ts'
import { withLock } from '../store/lock.ts'
import { isOffline } from '../wire/reachability.ts'
import { readOverlayRow } from '../intents/overlay.ts'
import { type AnyIntent, changeKindOf } from '../outbox/kinds.ts'
import { recordConfirmation, recordRefusal, recordConflict } from '../outbox/settle.ts'
import { type DeviceSession, callWithSession, getSession } from '../session/session.ts'
import { type UserDb, isDatabaseClosedError, getUserDb } from '../store/db.ts'
import { ApiError } from '../wire/api-error.ts'
import { SYNC_LOCK, pullAllWithSession } from './pull.ts'
import { SYNC_TAG } from './sync-tag.ts'

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

/** `later`: offline, no readable response, or a server error · `login`: the session has expired · `loggedOut`: nobody is logged in. */
type SyncOutcome = 'done' | 'later' | 'login' | 'loggedOut'

export interface SyncResult {
  readonly outcome: SyncOutcome
  /** Number of changes to which the server responded, including refusals. */
  readonly sent: number
}

/**
 * Sends the pending changes of the logged-in user in order, each after the response to the previous one. The caller holds the sync lock.
 */
async function sendPendingChanges(): Promise<SyncResult> {
  const session = await getSession()
  if (!session) return { outcome: 'loggedOut', sent: 0 }
  if (session.is_expired) return { outcome: 'login', sent: 0 }
  const db = getUserDb(session.user_id)
  let sent = 0
  try {
    // Reads the first change again each time, because a response may have rewritten later changes.
    for (let intent = await readFirst(db); intent; intent = await readFirst(db)) {
      await deliver(session, db, intent)
      sent++
    }
    return { outcome: 'done', sent }
  } catch (error) {
    return { outcome: outcomeOf(error), sent }
  }
}

async function readFirst(db: UserDb): Promise<AnyIntent | undefined> {
  return (await db.outbox.orderBy('seq').first()) as AnyIntent | undefined
}

/** Sends one change and settles it; rethrows errors that stop the whole queue. */
async function deliver(session: DeviceSession, db: UserDb, intent: AnyIntent): Promise<void> {
  try {
    const kind = changeKindOf(intent)
    await recordConfirmation(db, intent, await callWithSession(session, kind.endpoint, intent.input, { idempotencyKey: intent.id }))
    await kind.afterwards?.(db)
  } catch (error) {
    if (!(error instanceof ApiError) || isRetryable(error) || isLoginError(error)) throw error
    await settleRefusal(session, db, intent, error)
  }
}

async function settleRefusal(session: DeviceSession, db: UserDb, intent: AnyIntent, error: ApiError): Promise<void> {
  const theirs = await findServerCopy(session, db, intent, error)
  if (theirs) await recordConflict(db, intent, theirs)
  else await recordRefusal(db, intent, error)
}

/** Returns the server's copy after a version conflict: from the refusal, else from a pull. Null for any other refusal. */
async function findServerCopy(session: DeviceSession, db: UserDb, intent: AnyIntent, { codeName, data }: ApiError): Promise<unknown> {
  const { versioned, overlay: layers } = changeKindOf(intent)
  if (!versioned || versioned.refusal !== codeName) return null
  const inside = versioned.serverCopyIn(data)
  if (inside) return inside
  await pullAllWithSession(session)
  return layers && (await readOverlayRow(db, layers, intent.subject)).confirmed
}

function isRetryable({ code, status }: ApiError): boolean {
  return code < 0 || status >= 500 || status === 429
}

function isLoginError({ code, status }: ApiError): boolean {
  return code === resultCodes.sessionTimedOut.code || status === 401
}

function outcomeOf(error: unknown): SyncOutcome {
  if (isDatabaseClosedError(error)) return 'loggedOut'
  if (error instanceof ApiError) return isLoginError(error) ? 'login' : 'later'
  // Rethrows other errors: a broken database or a bug must not look like a network error.
  throw error
}
