import { codes } from '#contract/codes.ts'
import { readRow } from '../intents/overlay.ts'
import { type AnyIntent, kindOf } from '../outbox/kinds.ts'
import { confirm, refuse, recordConflict } from '../outbox/settle.ts'
import type { Session } from '../session/session.ts'
import { callFor, openSession } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'
import { isClosed, userDb } from '../store/db.ts'
import { ApiError } from '../wire/api-error.ts'
import { pullAllFor } from './pull.ts'

/** later: offline, no or no readable answer, a server in trouble · login: the session has timed out. */
export type SyncOutcome = 'done' | 'later' | 'login' | 'loggedOut'

export interface SyncResult {
  readonly outcome: SyncOutcome
  /** Changes that the server answered, refusals included. */
  readonly sent: number
}

/**
 * Sends the unsent changes of the user who is logged in, in order, each until its answer was read.
 * The caller holds the lock.
 */
export async function drain(): Promise<SyncResult> {
  const session = await openSession()
  if (!session) return { outcome: 'loggedOut', sent: 0 }
  if (session.is_expired) return { outcome: 'login', sent: 0 }
  const db = userDb(session.user_id)
  let sent = 0
  try {
    // Read anew each time: an answer may have rewritten what waits behind it.
    for (let intent = await firstOf(db); intent; intent = await firstOf(db)) {
      await deliver(session, db, intent)
      sent++
    }
    return { outcome: 'done', sent }
  } catch (error) {
    return { outcome: outcomeOf(error), sent }
  }
}

async function firstOf(db: UserDb): Promise<AnyIntent | undefined> {
  return (await db.outbox.orderBy('seq').first()) as AnyIntent | undefined
}

/** Sends one change and settles it; throws what makes the whole queue wait. */
async function deliver(session: Session, db: UserDb, intent: AnyIntent): Promise<void> {
  try {
    const kind = kindOf(intent)
    await confirm(db, intent, await callFor(session, kind.endpoint, intent.input, { idempotencyKey: intent.id }))
    await kind.afterwards?.(db)
  } catch (error) {
    if (!(error instanceof ApiError) || isForLater(error) || isForLogin(error)) throw error
    await settleRefusal(session, db, intent, error)
  }
}

async function settleRefusal(session: Session, db: UserDb, intent: AnyIntent, error: ApiError): Promise<void> {
  const theirs = await theirsOf(session, db, intent, error)
  if (theirs) await recordConflict(db, intent, theirs)
  else await refuse(db, intent, error)
}

/** The server's copy that made a change stale, out of the refusal or else out of what comes down; null for any other refusal. */
async function theirsOf(session: Session, db: UserDb, intent: AnyIntent, { codeName, data }: ApiError): Promise<unknown> {
  const { versioned, overlay: layers } = kindOf(intent)
  if (!versioned || versioned.refusal !== codeName) return null
  const inside = versioned.serverCopyIn(data)
  if (inside) return inside
  await pullAllFor(session)
  return layers && (await readRow(db, layers, intent.subject)).confirmed
}

function isForLater({ code, status }: ApiError): boolean {
  return code < 0 || status >= 500 || status === 429
}

function isForLogin({ code, status }: ApiError): boolean {
  return code === codes.sessionTimedOut.code || status === 401
}

function outcomeOf(error: unknown): SyncOutcome {
  if (isClosed(error)) return 'loggedOut'
  if (error instanceof ApiError) return isForLogin(error) ? 'login' : 'later'
  // A broken database or a bug: not to be mistaken for a network that will come back.
  throw error
}
