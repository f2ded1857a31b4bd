import type { Conflict, Failure } from '../store/db.ts'
import { userDb, whileOpen } from '../store/db.ts'
import type { Draft, Intent } from './intent.ts'
import { currentBaseOf, enqueue, inOneStep, refreshRow, rowOf } from './outbox.ts'

export type { Conflict, Failure } from '../store/db.ts'
export type { Intent, IntentKind } from './intent.ts'

/** Everything that the server does not have: waiting, stale and refused. A log-out would lose it. */
export function countUnsent(userId: string): Promise<number> {
  return whileOpen(userId, 0, async (db) => {
    const counts = await Promise.all([db.outbox.count(), db.conflicts.count(), db.failures.count()])
    return counts.reduce((sum, count) => sum + count, 0)
  })
}

/** What waits to be sent, in order. */
export function listUnsent(userId: string): Promise<Intent[]> {
  return whileOpen(userId, [], (db) => db.outbox.orderBy('seq').toArray())
}

export function listConflicts(userId: string): Promise<Conflict[]> {
  return whileOpen(userId, [], (db) => db.conflicts.toCollection().sortBy('at'))
}

export function listFailures(userId: string): Promise<Failure[]> {
  return whileOpen(userId, [], (db) => db.failures.toCollection().sortBy('at'))
}

/** The kept edit is made again, on the version that it was compared with. */
export async function keepMine(userId: string, conflictId: string): Promise<void> {
  const db = userDb(userId)
  await inOneStep(db, async () => {
    const conflict = await db.conflicts.get(conflictId)
    if (!conflict) return
    await db.conflicts.delete(conflictId)
    const { archive_id, mine, theirs, ahead } = conflict
    const base_version = currentBaseOf(await rowOf(db, archive_id), theirs.version)
    const input = { ...mine, base_version }
    await enqueue(db, { kind: 'updateArchive', input, archive_id, at: Date.now(), ahead })
  })
}

/** The kept edit is let go. */
export async function keepTheirs(userId: string, conflictId: string): Promise<void> {
  await userDb(userId).conflicts.delete(conflictId)
}

/** Queues a refused change again, as a new one, with those that rested on it. */
export async function retryFailure(userId: string, failureId: string): Promise<void> {
  const db = userDb(userId)
  await inOneStep(db, async () => {
    const failure = await db.failures.get(failureId)
    if (!failure) return
    await db.failures.delete(failureId)
    for (const intent of [failure.intent, ...failure.after]) await enqueue(db, anew(intent))
  })
}

export async function discardFailure(userId: string, failureId: string): Promise<void> {
  await userDb(userId).failures.delete(failureId)
}

/** Drops every unsent change of a user, who need not be the one logged in; rows go back to the server's copy. */
export async function discardUnsent(userId: string): Promise<void> {
  const db = userDb(userId)
  await inOneStep(db, async () => {
    await Promise.all([db.outbox.clear(), db.conflicts.clear(), db.failures.clear()])
    for (const id of await db.archives.toCollection().primaryKeys()) await refreshRow(db, id)
  })
}

function anew({ seq: _seq, id: _id, ...draft }: Intent): Draft {
  return { ...draft, at: Date.now() }
}
