/** Job in which a language model writes the prose of a book card by card; a later attempt resumes after the last stored card. */
import { enqueueJob, type JobPayloads } from '../../../db/jobs.ts'
import type { Db } from '../../../db/open.ts'
import { compressText, decompressText } from '../../../db/compressed-text.ts'
import type { BooksTable } from '../../../db/book-tables.ts'
import type { JobContext } from '../../../deps/job-context.ts'
import type { JobDeps } from '../../../deps/deps.ts'
import { lockUser } from '../../../http/run-idempotent.ts'
import { PortFailure } from '../../../ports/port-failure.ts'
import type { BookBody } from '../book-body.ts'
import { storeVersion } from '../store-version.ts'
import { applyProse, type Prose, writeCardProse } from './write-card.ts'

type Payload = JobPayloads['prose']
/** Generated prose by card id. */
type Written = Readonly<Record<string, Prose>>

/** Complete prose of a book, and the name of the model that wrote it. */
export interface FinishedProse {
  readonly written: Written
  readonly hand: string
}

const bodyOf = (row: BooksTable): BookBody => JSON.parse(decompressText(row.body)) as BookBody

const ofBook = ({ user_id, archive_id, product_id }: Pick<Payload, 'user_id' | 'archive_id' | 'product_id'>) => ({
  user_id,
  archive_id,
  product_id,
})

/**
 * Enqueues the prose job of a new version and cancels the job of the previous one. `db` must be the transaction that creates
 * the version.
 */
export async function enqueueProse(db: Db, row: BooksTable, now: number): Promise<void> {
  const book = ofBook(row)
  await forgetProse(db, book)
  await db.deleteFrom('jobs').where('dedupe_key', '=', keyOf(book)).execute()
  const payload = { ...book, version: row.version, cards: bodyOf(row).cards.length }
  await enqueueJob(db, { kind: 'prose', payload, dedupeKey: keyOf(book), userId: row.user_id }, now)
}

const keyOf = ({ user_id, archive_id, product_id }: ReturnType<typeof ofBook>) => `prose ${user_id} ${archive_id} ${product_id}`

const forgetProse = (db: Db, { user_id, archive_id, product_id }: ReturnType<typeof ofBook>) =>
  db
    .deleteFrom('book_prose')
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('product_id', '=', product_id)
    .execute()

const findProseVersion = (db: Db, { user_id, archive_id, product_id, version }: Payload) =>
  db
    .selectFrom('books')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('product_id', '=', product_id)
    .where('version', '=', version)
    .executeTakeFirst()

async function readProse(db: Db, { user_id, archive_id, product_id, version }: Payload): Promise<Written> {
  const row = await db
    .selectFrom('book_prose')
    .select('prose')
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('product_id', '=', product_id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row === undefined ? {} : (JSON.parse(decompressText(row.prose)) as Written)
}

/** Writes the prose of the cards that have none yet. Returns undefined if the version no longer exists. */
export async function writeProse(
  { db, model }: JobDeps,
  payload: Payload,
  { signal, checkpoint: note }: JobContext<Written>,
): Promise<FinishedProse | undefined> {
  if (model === undefined) throw new PortFailure('modelOff', { isFinal: true })
  const row = await findProseVersion(db, payload)
  if (row === undefined) return undefined
  const { cards, facts } = bodyOf(row)
  let written = await readProse(db, payload)
  for (const card of cards) {
    if (written[card.id]) continue
    written = { ...written, [card.id]: await writeCardProse(model, card, facts, signal) }
    await note(written)
  }
  return { written, hand: model.name }
}

/** Stores the prose of the cards written so far. */
export async function storeProseProgress(db: Db, { user_id, archive_id, product_id, version }: Payload, written: Written): Promise<void> {
  const state = { done: Object.keys(written).length, prose: compressText(JSON.stringify(written)) }
  await db
    .insertInto('book_prose')
    .values({ user_id, archive_id, product_id, version, ...state })
    .onConflict((same) => same.columns(['user_id', 'archive_id', 'product_id', 'version']).doUpdateSet(state))
    .execute()
}

/** Stores the book with its prose as a new version. Does nothing if the version is gone, a newer one exists, or no text was accepted. */
export async function storeProseVersion(db: Db, payload: Payload, finished: FinishedProse | undefined, now: number): Promise<void> {
  await lockUser(db, payload.user_id, now)
  await forgetProse(db, ofBook(payload))
  const row = await findProseVersion(db, payload)
  if (row === undefined || finished === undefined) return
  const { written, hand } = finished
  if (Object.values(written).every((prose) => Object.keys(prose).length === 0)) return
  const { cards, ...rest } = bodyOf(row)
  const body = { ...rest, cards: cards.map((card) => applyProse(card, written[card.id] ?? {})) }
  await storeVersion(db, {
    ...row,
    hand,
    made_at: now,
    made_for: 'hand',
    version: payload.version + 1,
    body: compressText(JSON.stringify(body)),
  })
}
