import { localTurns, unsentTurns } from '../chats/unsent-turns.ts'
import { readIfOpen } from '../store/db.ts'
import type { AnyConflict, AnyFailure, AnyIntent } from './kinds.ts'

/** Everything that the server does not have: waiting, stale and refused changes, and questions that wait. A log-out would lose it. */
export function countUnsent(userId: string): Promise<number> {
  return readIfOpen(userId, 0, async (db) => {
    const [changes, stale, refused, questions] = await Promise.all([
      db.outbox.count(),
      db.conflicts.count(),
      db.failures.count(),
      unsentTurns(db),
    ])
    return changes + stale + refused + questions.length
  })
}

/** Answers that this device alone has. A log-out would lose them, too. */
export function countLocal(userId: string): Promise<number> {
  return readIfOpen(userId, 0, async (db) => (await localTurns(db)).length)
}

/** What waits to be sent, in order. */
export function listUnsent(userId: string): Promise<AnyIntent[]> {
  return readIfOpen(userId, [], async (db) => (await db.outbox.orderBy('seq').toArray()) as AnyIntent[])
}

export function listConflicts(userId: string): Promise<AnyConflict[]> {
  return readIfOpen(userId, [], async (db) => (await db.conflicts.toCollection().sortBy('at')) as AnyConflict[])
}

export function listFailures(userId: string): Promise<AnyFailure[]> {
  return readIfOpen(userId, [], async (db) => (await db.failures.toCollection().sortBy('at')) as AnyFailure[])
}
