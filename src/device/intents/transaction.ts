import type { Table, Transaction } from 'dexie'
import type { CallName, ParsedInputOf } from '#contract/endpoints.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import type { Kind } from './kind.ts'
import { readRow } from './overlay.ts'

/** What an action says of a change; its kind and the queue know the rest. */
type Draft<Input, Ahead, Doc> = Pick<Intent<string, Input, Ahead, Doc>, 'subject' | 'input' | 'ahead' | 'at' | 'base'>

/** Where a step reads and writes. One that somebody waits for names its few tables: it begins sooner, and holds up no other reader. */
export type Within = (db: UserDb) => Table[]

const allOf: Within = (db) => db.tables

/**
 * Rows and intents change together or not at all. Nothing but Dexie may be awaited inside, on the database that is handed in: its
 * tables are the transaction's own. Dexie follows a transaction through native awaits by counting turns, and on a busy device,
 * beside other readers, it loses it (`PrematureCommitError`). For the same reason a step begins after the opening. A step within
 * a step is part of it.
 */
export async function withTransaction<T>(db: UserDb, work: (db: UserDb) => Promise<T>, within: Within = allOf): Promise<T> {
  if (bound.has(db)) return work(db)
  if (!db.isOpen() && !db.hasBeenClosed()) await db.open()
  // Dexie follows native awaits only where it sees an async function.
  return db.transaction('rw', within(db), async (transaction) => await work(boundTo(transaction, db)))
}

const bound = new WeakSet<UserDb>()

/** The database with the tables of a transaction in the place of its own. */
function boundTo(transaction: Transaction, db: UserDb): UserDb {
  const tables = transaction.storeNames.map((name) => [name, { value: transaction.table(name) }])
  const step = Object.create(db, Object.fromEntries(tables)) as UserDb
  bound.add(step)
  return step
}

/** Queues a change and shows its effect over what is shown. Call inside `withTransaction`. */
export async function enqueue<Name extends string, E extends CallName, Doc, Ahead>(
  db: UserDb,
  kind: Kind<Name, E, Doc, Ahead>,
  { subject, input, ahead, at, base }: Draft<ParsedInputOf<E>, Ahead, Doc>,
): Promise<void> {
  const change = { id: uuidv7(), kind: kind.name, subject, input, ahead, at, ...(base && { base }) }
  const seq = await db.outbox.add(change)
  if (!kind.overlay) return
  const row = await readRow(db, kind.overlay, subject)
  await kind.overlay.table(db).put({ ...row, shown: kind.patch(row.shown, { ...change, seq }) })
}
