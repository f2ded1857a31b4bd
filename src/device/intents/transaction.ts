import type { Table, Transaction } from 'dexie'
import type { EnvelopeCallName, ParsedInputOf } from '#contract/endpoints.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import type { ChangeKind } from './kind.ts'
import { readOverlayRow } from './overlay.ts'

/** The fields of an intent that an action provides; its kind and the queue add the others. */
type Draft<Input, Ahead, Doc> = Pick<Intent<string, Input, Ahead, Doc>, 'subject' | 'input' | 'ahead' | 'at' | 'base'>

/**
 * Tables of a transaction. A transaction that the user waits for names only the tables it uses: it starts sooner and does not block readers
 * of others.
 */
export type TransactionTables = (db: UserDb) => Table[]

const allOf: TransactionTables = (db) => db.tables

/**
 * Runs `work` in a transaction. `work` may await only the database passed to it: otherwise busy devices lose the transaction
 * (PrematureCommitError).
 */
export async function withTransaction<T>(db: UserDb, work: (db: UserDb) => Promise<T>, within: TransactionTables = allOf): Promise<T> {
  // Joins the outer transaction in a nested call.
  if (bound.has(db)) return work(db)
  // Opens the database first, because Dexie also loses a transaction that has to wait for the opening.
  if (!db.isOpen() && !db.hasBeenClosed()) await db.open()
  // Passes an async function, because Dexie tracks native awaits only there.
  return db.transaction('rw', within(db), async (transaction) => await work(bindTables(transaction, db)))
}

const bound = new WeakSet<UserDb>()

/** Returns the database with its tables replaced by those of the transaction. */
function bindTables(transaction: Transaction, db: UserDb): UserDb {
  const tables = transaction.storeNames.map((name) => [name, { value: transaction.table(name) }])
  const step = Object.create(db, Object.fromEntries(tables)) as UserDb
  bound.add(step)
  return step
}

/** Adds a change to the outbox and applies its optimistic patch. Call inside `withTransaction`. */
export async function enqueueIntent<Name extends string, E extends EnvelopeCallName, Doc, Ahead>(
  db: UserDb,
  kind: ChangeKind<Name, E, Doc, Ahead>,
  { subject, input, ahead, at, base }: Draft<ParsedInputOf<E>, Ahead, Doc>,
): Promise<void> {
  const change = { id: uuidv7(), kind: kind.name, subject, input, ahead, at, ...(base && { base }) }
  const seq = await db.outbox.add(change)
  if (!kind.overlay) return
  const row = await readOverlayRow(db, kind.overlay, subject)
  await kind.overlay.table(db).put({ ...row, shown: kind.patch(row.shown, { ...change, seq }) })
}
