import { Dexie } from 'dexie'
import { readSessionRow } from '../session/session-row.ts'
import { type UserDb, userDb } from '../store/db.ts'
import type { Session } from '../store/device-db.ts'
import { withTransaction, type TransactionTables } from './transaction.ts'

/** `session` is the one that was checked: undefined inside another transaction, or if nobody is logged in. */
type Work<T> = (db: UserDb, session: Session | undefined) => Promise<T>

/** The change belongs to another user than the one logged in now. */
export class OtherUser extends Error {}

/**
 * Runs a transaction of a user in that user's database. A change begun under one login is not made under another, whichever tab
 * logged in: the screen may not know yet. @throws OtherUser
 */
export async function withUserTransaction<T>(userId: string, work: Work<T>, within?: TransactionTables): Promise<T> {
  // The outer transaction has checked the session, and checking here would end it. Reads through the native API, because Dexie
  // loses a transaction that starts right after one of its reads.
  const session = Dexie.currentTransaction ? undefined : await readSessionRow()
  if (session && session.user_id !== userId) throw new OtherUser()
  const db = userDb(userId)
  return withTransaction(db, (db) => work(db, session), within)
}
