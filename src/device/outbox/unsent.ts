import { readLocalTurns, readUnsentTurns } from '../chats/unsent-turns.ts'
import { readIfOpen } from '../store/db.ts'
import type { AnyConflict, AnyFailure, AnyIntent } from './kinds.ts'

/** Counts what the server does not have and a logout would lose: pending, conflicting and refused changes, and unsent questions. */
export function countUnsyncedItems(userId: string): Promise<number> {
  return readIfOpen(userId, 0, async (db) => {
    const [changes, stale, refused, questions] = await Promise.all([
      db.outbox.count(),
      db.conflicts.count(),
      db.failures.count(),
      readUnsentTurns(db),
    ])
    return changes + stale + refused + questions.length
  })
}

/** Counts the turns answered on this device only. A logout would lose them as well. */
export function countLocalTurns(userId: string): Promise<number> {
  return readIfOpen(userId, 0, async (db) => (await readLocalTurns(db)).length)
}

/** Lists the pending changes in order. */
export function listPendingChanges(userId: string): Promise<AnyIntent[]> {
  return readIfOpen(userId, [], async (db) => (await db.outbox.orderBy('seq').toArray()) as AnyIntent[])
}

/** Lists the changes that wait for the user's decision on a conflict. */
export function listConflicts(userId: string): Promise<AnyConflict[]> {
  return readIfOpen(userId, [], async (db) => (await db.conflicts.toCollection().sortBy('at')) as AnyConflict[])
}

/** Lists the changes that the server refused permanently. */
export function listFailures(userId: string): Promise<AnyFailure[]> {
  return readIfOpen(userId, [], async (db) => (await db.failures.toCollection().sortBy('at')) as AnyFailure[])
}
