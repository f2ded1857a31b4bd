import { Dexie } from 'dexie'
import { readSessionRow } from '../session/session-row.ts'
import { type UserDb, getUserDb } from '../store/db.ts'
import type { DeviceSession } from '../store/device-db.ts'
import { withTransaction, type TransactionTables } from './transaction.ts'

/** Work of a transaction. `session`: the checked session; undefined inside another transaction, or if nobody is logged in. */
type Work<T> = (db: UserDb, session: DeviceSession | undefined) => Promise<T>

/** Error: the change belongs to another user than the one who is logged in now. */
export class OtherUserError extends Error {}

/** Runs a transaction for the user who started the change. @throws OtherUser if another user has logged in since, perhaps in another tab */
export async function withUserTransaction<T>(userId: string, work: Work<T>, within?: TransactionTables): Promise<T> {
  // Skips the check inside another transaction, which the check would end. Reads natively: Dexie loses a transaction that follows one of
  // its reads.
  const session = Dexie.currentTransaction ? undefined : await readSessionRow()
  if (session && session.user_id !== userId) throw new OtherUserError()
  const db = getUserDb(userId)
  return withTransaction(db, (db) => work(db, session), within)
}
