import { Dexie } from 'dexie'
import { readSessionRow } from '../session/session-row.ts'
import { type UserDb, userDb } from '../store/db.ts'
import type { Session } from '../store/device-db.ts'
import { withTransaction, type Within } from './transaction.ts'

/** `session` is the one that was just looked at: none within another step, or when nobody is logged in. */
type Work<T> = (db: UserDb, session: Session | undefined) => Promise<T>

/** Another user is logged in by now than the one whose change this is. */
export class OtherUser extends Error {}

/**
 * The step of a person, in their own database. What was begun under one login is not made under another's, in
 * whichever tab that was: the screen may not have heard of it yet. @throws OtherUser
 */
export async function withUserTransaction<T>(userId: string, work: Work<T>, within?: Within): Promise<T> {
  // A step inside another was looked at with that one; to look again would end it. And one that begins where a reading
  // of Dexie's has just ended is lost to it, so the browser itself is asked.
  const session = Dexie.currentTransaction ? undefined : await readSessionRow()
  if (session && session.user_id !== userId) throw new OtherUser()
  const db = userDb(userId)
  return withTransaction(db, (db) => work(db, session), within)
}
