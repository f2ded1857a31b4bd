import type { EndpointName, ParsedInputOf } from '#contract/endpoints.ts'
import { Dexie } from 'dexie'
import { readSessionRow } from '../session/session-row.ts'
import { type UserDb, userDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import type { Kind } from './kind.ts'
import { readRow } from './layers.ts'

/** What an action says of a change; its kind and the queue know the rest. */
type Draft<Input, Ahead> = Pick<Intent<string, Input, Ahead>, 'subject' | 'input' | 'ahead' | 'at'>

/**
 * Rows and intents change together or not at all. Nothing but Dexie may be awaited inside.
 * It begins after the opening: one that waits for that beside other readers loses Dexie's hold of it (`PrematureCommitError`).
 */
export async function inOneStep<T>(db: UserDb, work: () => Promise<T>): Promise<T> {
  if (!db.isOpen() && !db.hasBeenClosed()) await db.open()
  return db.transaction('rw', db.tables, work)
}

/** Another user is logged in by now than the one whose change this is. */
export class OtherUser extends Error {}

/**
 * The step of a person, in their own database. What was begun under one login is not made under another's, in
 * whichever tab that was: the screen may not have heard of it yet. @throws OtherUser
 */
export async function inStepOf<T>(userId: string, work: (db: UserDb) => Promise<T>): Promise<T> {
  // A step inside another was looked at with that one; to look again would end it. And one that begins where a reading
  // of Dexie's has just ended is lost to it, so the browser itself is asked.
  const session = Dexie.currentTransaction ? undefined : await readSessionRow()
  if (session && session.user_id !== userId) throw new OtherUser()
  const db = userDb(userId)
  // Dexie holds a step over its native awaits only where it sees an async function.
  return inOneStep(db, async () => await work(db))
}

/** Queues a change and shows its effect over what is shown. Call inside `inOneStep`. */
export async function enqueue<Name extends string, E extends EndpointName, Doc, Ahead>(
  db: UserDb,
  kind: Kind<Name, E, Doc, Ahead>,
  { subject, input, ahead, at }: Draft<ParsedInputOf<E>, Ahead>,
): Promise<void> {
  const change = { id: uuidv7(), kind: kind.name, subject, input, ahead, at }
  const seq = await db.outbox.add(change)
  if (!kind.layers) return
  const row = await readRow(db, kind.layers, subject)
  await kind.layers.table(db).put({ ...row, shown: kind.show(row.shown, { ...change, seq }) })
}
