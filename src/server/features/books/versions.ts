import type { BookVersion } from '#contract/book.ts'
import { TEXTS_VERSION } from '#readings/book/texts-version.ts'
import type { BooksTable } from '../../db/book-tables.ts'
import type { Db } from '../../db/open.ts'
import { compressText } from '../../db/compressed-text.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import { toCastProfile, serializeBirth, joinGanzhi } from './archive.ts'
import type { BookBody } from './book-body.ts'
import { storeVersion } from './store-version.ts'
import { enqueueProse } from './prose/job.ts'

/** Value of `hand` (the author) for books with the built-in texts only. */
export const BUILT_IN_AUTHOR = 'house'

/** Row of a version without content and author. */
export type BookVersionRow = Omit<BooksTable, 'body' | 'hand'>

/** Picks the fields of a book version. */
export const versionOf = ({ version, made_at, made_for, ganzhi }: BookVersion): BookVersion => ({ version, made_at, made_for, ganzhi })

/** Returns all versions of all books of the user, without content, latest first. */
export async function listBookVersions(db: Db, userId: string): Promise<readonly BookVersionRow[]> {
  return db
    .selectFrom('books')
    .select(['user_id', 'archive_id', 'product_id', 'version', 'made_at', 'made_for', 'texts', 'birth', 'ganzhi'])
    .where('user_id', '=', userId)
    .orderBy('version', 'desc')
    .execute()
}

/** Returns a predicate: whether a version belongs to this archive's book. */
export const createVersionFilter =
  ({ archive_id }: ArchivesTable, productId: string) =>
  (version: BookVersionRow): boolean =>
    version.archive_id === archive_id && version.product_id === productId

/** Returns a version of a book with its content; the latest one if `version` is absent. */
export async function findStoredVersion(
  db: Db,
  { user_id, archive_id }: Pick<ArchivesTable, 'user_id' | 'archive_id'>,
  productId: string,
  version?: number,
): Promise<BooksTable | undefined> {
  return db
    .selectFrom('books')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('product_id', '=', productId)
    .$if(version !== undefined, (query) => query.where('version', '=', version!))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Creates a version for the current birth data; with `isWritten`, enqueues the prose job. `db`: transaction with the user locked. */
export async function makeVersion(
  db: Db,
  archive: ArchivesTable,
  productId: string,
  { reason, now, isWritten }: { readonly reason: 'texts' | 'edit'; readonly now: number; readonly isWritten: boolean },
): Promise<{ readonly row: BooksTable; readonly body: BookBody }> {
  const { composeBookBody } = await import('./book-body.ts')
  const { user_id, archive_id } = archive
  const body = composeBookBody(toCastProfile(archive), productId, now)
  const newest = (await listBookVersions(db, user_id)).find(createVersionFilter(archive, productId))
  const row: BooksTable = {
    user_id,
    archive_id,
    product_id: productId,
    version: (newest?.version ?? 0) + 1,
    made_at: now,
    made_for: newest === undefined ? 'first' : reason,
    texts: TEXTS_VERSION,
    birth: serializeBirth(archive),
    ganzhi: joinGanzhi(archive),
    hand: BUILT_IN_AUTHOR,
    body: compressText(JSON.stringify(body)),
  }
  await storeVersion(db, row)
  if (isWritten) await enqueueProse(db, row, now)
  return { row, body }
}
