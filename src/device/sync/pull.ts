import { resultCodes } from '#contract/codes.ts'
import type { PulledDocument } from '../documents/document.ts'
import { recordPullTime, getLastPullTime } from '../documents/pulled-at.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { DeviceSession } from '../session/session.ts'
import { getSession } from '../session/session.ts'
import { getUserDb } from '../store/db.ts'
import { plausibleTimeOf } from '../store/known-time.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import type { DocumentName } from './documents.ts'
import { pulledDocuments } from './documents.ts'

/** Name of the lock shared by pulling and sending: a pulled copy must not be older than a confirmed change. */
export const SYNC_LOCK = 'mingshu-sync'

const all: readonly PulledDocument[] = pulledDocuments

/** Pulls a document, rebases pending changes on it and downloads its files. @throws ApiError */
export function pullDocument(name: DocumentName, signal?: AbortSignal): Promise<void> {
  return pullSelected(async (_session, document) => document.name === name, signal)
}

/** Pulls all documents; with `skipsFresh` only those that are not fresh. @throws ApiError */
export function pullAllDocuments({ skipsFresh = false } = {}): Promise<void> {
  return pullSelected(async (session, document) => !skipsFresh || !(await isFresh(session, document)))
}

/** Pulls all documents for a given session, without their files; the caller holds the lock. @throws ApiError */
export async function pullAllWithSession(session: DeviceSession): Promise<void> {
  for (const document of all) await pullWithSession(session, document)
}

type IsSelected = (session: DeviceSession, document: PulledDocument) => Promise<boolean>

/** Pulls the selected documents under the lock. Downloads their files after the lock is released, so that other calls can proceed. */
async function pullSelected(isSelected: IsSelected, signal?: AbortSignal): Promise<void> {
  const pulled: PulledDocument[] = []
  const session = await withLock(SYNC_LOCK, async () => {
    const opened = await requireSession()
    for (const document of all) {
      if (!(await isSelected(opened, document))) continue
      await pullWithSession(opened, document, signal)
      pulled.push(document)
    }
    return opened
  })
  for (const document of pulled) await document.downloadFiles(session, signal)
}

async function requireSession(): Promise<DeviceSession> {
  const session = await getSession()
  if (!session) throw new ApiError({ code: resultCodes.sessionTimedOut.code })
  return session
}

async function isFresh({ user_id }: DeviceSession, { name, freshMs }: PulledDocument): Promise<boolean> {
  return Date.now() - (plausibleTimeOf(await getLastPullTime(user_id, name)) ?? 0) < freshMs
}

async function pullWithSession(session: DeviceSession, document: PulledDocument, signal?: AbortSignal): Promise<void> {
  const answer = await document.fetch(session, signal)
  const db = getUserDb(session.user_id)
  await withTransaction(db, async (db) => {
    await document.write(db, answer)
    await recordPullTime(db, document.name)
  })
  for (const other of all) await other.deleteOrphans(db)
}
