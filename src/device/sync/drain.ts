import * as z from 'zod/mini'
import type { Archive } from '#contract/archive.ts'
import { archive } from '#contract/archive.ts'
import { codes } from '#contract/codes.ts'
import { ApiError } from '../wire/api-error.ts'
import type { UserDb } from '../store/db.ts'
import { isClosed, userDb } from '../store/db.ts'
import type { Intent } from '../outbox/intent.ts'
import { pullFor } from './pull.ts'
import type { Session } from '../session/session.ts'
import { callFor, openSession } from '../session/session.ts'
import { confirm, refuse, setAside } from '../outbox/settle.ts'
import { noteConfigChange } from '../settings/settings.ts'

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

function firstOf(db: UserDb): Promise<Intent | undefined> {
  return db.outbox.orderBy('seq').first()
}

/** Sends one change and settles it; throws what makes the whole queue wait. */
async function deliver(session: Session, db: UserDb, intent: Intent): Promise<void> {
  try {
    const answer = await callFor(session, intent.kind, intent.input, { idempotencyKey: intent.id })
    if (intent.kind === 'config') await noteConfigChange()
    await confirm(db, intent, answer)
  } catch (error) {
    if (!(error instanceof ApiError) || isForLater(error) || isForLogin(error)) throw error
    await settleRefusal(session, db, intent, error)
  }
}

async function settleRefusal(session: Session, db: UserDb, intent: Intent, error: ApiError): Promise<void> {
  const isStale = intent.kind === 'updateArchive' && error.codeName === 'archiveStale'
  const theirs = isStale ? await theirsOf(session, db, intent.archive_id, error) : null
  if (isStale && theirs) await setAside(db, intent, theirs)
  else await refuse(db, intent, error)
}

/** The server's copy that made an edit stale, out of the refusal or else out of the list. */
async function theirsOf(session: Session, db: UserDb, archiveId: string, { data }: ApiError): Promise<Archive | null> {
  const inside = z.safeParse(
    z.union([
      archive,
      z.pipe(
        z.object({ archive }),
        z.transform((data) => data.archive),
      ),
    ]),
    data,
  )
  if (inside.success) return inside.data
  await pullFor(session)
  return (await db.archives.get(archiveId))?.confirmed ?? null
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
