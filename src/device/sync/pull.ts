import { codes } from '#contract/codes.ts'
import type { Document } from '../documents/document.ts'
import { recordPulled, pulledAt } from '../documents/pulled-at.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { Session } from '../session/session.ts'
import { openSession } from '../session/session.ts'
import { userDb } from '../store/db.ts'
import { knownTimeOf } from '../store/known-time.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import type { DocumentName } from './documents.ts'
import { documents } from './documents.ts'

/** One at a time with everything that sends: what comes down must not be older than a confirmed change. */
export const SYNC_LOCK = 'mingshu-sync'

const all: readonly Document[] = documents

/** Brings a document here and lays unsent changes over it. @throws ApiError */
export function pull(name: DocumentName, signal?: AbortSignal): Promise<void> {
  return pullWhere(async (_session, document) => document.name === name, signal)
}

/** Brings all of them, or those that are no longer fresh. @throws ApiError */
export function pullAll({ skipsFresh = false } = {}): Promise<void> {
  return pullWhere(async (session, document) => !skipsFresh || !(await isFresh(session, document)))
}

/** Brings all of them for a given session; the caller holds the lock. @throws ApiError */
export async function pullAllFor(session: Session): Promise<void> {
  for (const document of all) await pullDocument(session, document)
}

type IsWanted = (session: Session, document: Document) => Promise<boolean>

/** What they call for comes after them, when the others have their turn again. */
async function pullWhere(isWanted: IsWanted, signal?: AbortSignal): Promise<void> {
  const brought: Document[] = []
  const session = await withLock(SYNC_LOCK, async () => {
    const opened = await sessionOrThrow()
    for (const document of all) {
      if (!(await isWanted(opened, document))) continue
      await pullDocument(opened, document, signal)
      brought.push(document)
    }
    return opened
  })
  for (const document of brought) await document.follow(session, signal)
}

async function sessionOrThrow(): Promise<Session> {
  const session = await openSession()
  if (!session) throw new ApiError({ code: codes.sessionTimedOut.code })
  return session
}

async function isFresh({ user_id }: Session, { name, freshMs }: Document): Promise<boolean> {
  return Date.now() - (knownTimeOf(await pulledAt(user_id, name)) ?? 0) < freshMs
}

async function pullDocument(session: Session, document: Document, signal?: AbortSignal): Promise<void> {
  const answer = await document.fetch(session, signal)
  const db = userDb(session.user_id)
  await withTransaction(db, async (db) => {
    await document.write(db, answer)
    await recordPulled(db, document.name)
  })
  for (const other of all) await other.drop(db)
}
