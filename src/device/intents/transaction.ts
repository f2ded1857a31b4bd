import type { Table, Transaction } from 'dexie'
import type { CallName, ParsedInputOf } from '#contract/endpoints.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import type { ChangeKind } from './kind.ts'
import { readRow } from './overlay.ts'

/** The part of an intent that an action provides; its kind and the queue add the rest. */
type Draft<Input, Ahead, Doc> = Pick<Intent<string, Input, Ahead, Doc>, 'subject' | 'input' | 'ahead' | 'at' | 'base'>

/** Tables of a transaction. One that the user waits for names its few tables, so that it starts sooner and blocks no other reader. */
export type TransactionTables = (db: UserDb) => Table[]

const allOf: TransactionTables = (db) => db.tables

/**
 * Runs `work` in one Dexie transaction over rows and intents. Inside, use only the database passed in (its tables are bound to the
 * transaction) and await nothing but Dexie. The binding is needed because Dexie tracks a transaction across native awaits by
 * counting microtasks, and loses it on a busy device (`PrematureCommitError`); for the same reason the database is opened first. A
 * nested call joins the outer transaction.
 */
export async function withTransaction<T>(db: UserDb, work: (db: UserDb) => Promise<T>, within: TransactionTables = allOf): Promise<T> {
  if (bound.has(db)) return work(db)
  if (!db.isOpen() && !db.hasBeenClosed()) await db.open()
  // Dexie tracks native awaits only in an async function.
  return db.transaction('rw', within(db), async (transaction) => await work(bindTables(transaction, db)))
}

const bound = new WeakSet<UserDb>()

/** The database with its tables replaced by those of the transaction. */
function bindTables(transaction: Transaction, db: UserDb): UserDb {
  const tables = transaction.storeNames.map((name) => [name, { value: transaction.table(name) }])
  const step = Object.create(db, Object.fromEntries(tables)) as UserDb
  bound.add(step)
  return step
}

/** Queues a change and applies its optimistic patch. Call inside `withTransaction`. */
export async function enqueue<Name extends string, E extends CallName, Doc, Ahead>(
  db: UserDb,
  kind: ChangeKind<Name, E, Doc, Ahead>,
  { subject, input, ahead, at, base }: Draft<ParsedInputOf<E>, Ahead, Doc>,
): Promise<void> {
  const change = { id: uuidv7(), kind: kind.name, subject, input, ahead, at, ...(base && { base }) }
  const seq = await db.outbox.add(change)
  if (!kind.overlay) return
  const row = await readRow(db, kind.overlay, subject)
  await kind.overlay.table(db).put({ ...row, shown: kind.patch(row.shown, { ...change, seq }) })
}
