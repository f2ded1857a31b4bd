import type { BookVersion } from '#contract/book.ts'
import { TEXTS } from '#readings/book/texts.ts'
import type { BooksTable } from '../../db/book-tables.ts'
import type { Db } from '../../db/open.ts'
import { compressText } from '../../db/compressed-text.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import { birthOf, birthTextOf, ganzhiTextOf } from './archive.ts'
import type { BookBody } from './book-body.ts'
import { storeVersion } from './store-version.ts'
import { enqueueProse } from './prose/job.ts'

/** Who wrote the prose that is in the product. */
export const HOUSE = 'house'

/** A version without what can be read in it. */
export type Told = Omit<BooksTable, 'body' | 'hand'>

export const versionOf = ({ version, made_at, made_for, ganzhi }: BookVersion): BookVersion => ({ version, made_at, made_for, ganzhi })

/** Every version of the user's books, without their bodies, the latest of each first. */
export async function versionsOf(db: Db, userId: string): Promise<readonly Told[]> {
  return db
    .selectFrom('books')
    .select(['user_id', 'archive_id', 'product_id', 'version', 'made_at', 'made_for', 'texts', 'birth', 'ganzhi'])
    .where('user_id', '=', userId)
    .orderBy('version', 'desc')
    .execute()
}

export const isOf =
  ({ archive_id }: ArchivesTable, productId: string) =>
  (version: Told): boolean =>
    version.archive_id === archive_id && version.product_id === productId

/** A version of a book whole, the newest without its number. */
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

/**
 * Makes a book for its archive as that is told now, and keeps it: the first, or one more for a reason. The texts are loaded with the
 * first book that is made, not when the server starts. `isWritten`: a language model is to write it anew; wake the workers after the
 * commit. `db` must be a transaction that has locked the user's row.
 */
export async function makeVersion(
  db: Db,
  archive: ArchivesTable,
  productId: string,
  { reason, now, isWritten }: { readonly reason: 'texts' | 'edit'; readonly now: number; readonly isWritten: boolean },
): Promise<{ readonly row: BooksTable; readonly body: BookBody }> {
  const { bookBodyOf } = await import('./book-body.ts')
  const { user_id, archive_id } = archive
  const body = bookBodyOf(birthOf(archive), productId, now)
  const newest = (await versionsOf(db, user_id)).find(isOf(archive, productId))
  const row: BooksTable = {
    user_id,
    archive_id,
    product_id: productId,
    version: (newest?.version ?? 0) + 1,
    made_at: now,
    made_for: newest === undefined ? 'first' : reason,
    texts: TEXTS,
    birth: birthTextOf(archive),
    ganzhi: ganzhiTextOf(archive),
    hand: HOUSE,
    body: compressText(JSON.stringify(body)),
  }
  await storeVersion(db, row)
  if (isWritten) await enqueueProse(db, row, now)
  return { row, body }
}
