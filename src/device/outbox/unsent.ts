import { whileOpen } from '../store/db.ts'
import type { AnyConflict, AnyFailure, AnyIntent } from './kinds.ts'

/** Everything that the server does not have: waiting, stale and refused. A log-out would lose it. */
export function countUnsent(userId: string): Promise<number> {
  return whileOpen(userId, 0, async (db) => {
    const counts = await Promise.all([db.outbox.count(), db.conflicts.count(), db.failures.count()])
    return counts.reduce((sum, count) => sum + count, 0)
  })
}

/** What waits to be sent, in order. */
export function listUnsent(userId: string): Promise<AnyIntent[]> {
  return whileOpen(userId, [], async (db) => (await db.outbox.orderBy('seq').toArray()) as AnyIntent[])
}

export function listConflicts(userId: string): Promise<AnyConflict[]> {
  return whileOpen(userId, [], async (db) => (await db.conflicts.toCollection().sortBy('at')) as AnyConflict[])
}

export function listFailures(userId: string): Promise<AnyFailure[]> {
  return whileOpen(userId, [], async (db) => (await db.failures.toCollection().sortBy('at')) as AnyFailure[])
}
