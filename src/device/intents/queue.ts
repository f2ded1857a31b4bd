import type { Table } from 'dexie'
import type { CallName, ParsedInputOf } from '#contract/endpoints.ts'
import type { UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import type { Kind } from './kind.ts'
import { readRow } from './layers.ts'

/** What an action says of a change; its kind and the queue know the rest. */
type Draft<Input, Ahead, Doc> = Pick<Intent<string, Input, Ahead, Doc>, 'subject' | 'input' | 'ahead' | 'at' | 'base'>

/** Where a step reads and writes. One that somebody waits for names its few tables: it begins sooner, and holds up no other reader. */
export type Within = (db: UserDb) => Table[]

const allOf: Within = (db) => db.tables

/**
 * Rows and intents change together or not at all. Nothing but Dexie may be awaited inside.
 * It begins after the opening: one that waits for that beside other readers loses Dexie's hold of it (`PrematureCommitError`).
 */
export async function inOneStep<T>(db: UserDb, work: () => Promise<T>, within: Within = allOf): Promise<T> {
  if (!db.isOpen() && !db.hasBeenClosed()) await db.open()
  return db.transaction('rw', within(db), work)
}

/** Queues a change and shows its effect over what is shown. Call inside `inOneStep`. */
export async function enqueue<Name extends string, E extends CallName, Doc, Ahead>(
  db: UserDb,
  kind: Kind<Name, E, Doc, Ahead>,
  { subject, input, ahead, at, base }: Draft<ParsedInputOf<E>, Ahead, Doc>,
): Promise<void> {
  const change = { id: uuidv7(), kind: kind.name, subject, input, ahead, at, ...(base && { base }) }
  const seq = await db.outbox.add(change)
  if (!kind.layers) return
  const row = await readRow(db, kind.layers, subject)
  await kind.layers.table(db).put({ ...row, shown: kind.show(row.shown, { ...change, seq }) })
}
