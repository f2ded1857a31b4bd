/** What of books is spoken: for the feature that speaks them. */
import type { Book } from '#contract/book.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import { archiveOf, birthOf, birthTextOf, isUnlocked } from './archive.ts'
import { bookWithin, lockedBookOf, openBookOf } from './read-book.ts'
import { findStoredVersion } from './versions.ts'

const PRODUCT = 'fatebook'

/** One version of the fate book; `undefined` where it is not there any more. */
async function versionOf(db: Db, archive: Pick<ArchivesTable, 'user_id' | 'archive_id'>, version: number): Promise<Book | undefined> {
  const row = await findStoredVersion(db, archive, PRODUCT, version)
  return row && openBookOf(row)
}

/** Whether a version is the one that is read now. */
async function isCurrent(db: Db, archive: ArchivesTable, version: number): Promise<boolean> {
  const newest = await db
    .selectFrom('books')
    .select(['version', 'birth'])
    .where('user_id', '=', archive.user_id)
    .where('archive_id', '=', archive.archive_id)
    .where('product_id', '=', PRODUCT)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.version === version && newest.birth === birthTextOf(archive)
}

export const spokenBooks = {
  archiveOf,
  birthOf,
  isUnlocked: (archive: ArchivesTable): boolean => isUnlocked(archive, PRODUCT),
  isCurrent,
  versionOf,
  /** Throws `notFound`. */
  current: (db: Db, userId: string, archive_id: string, making: Parameters<typeof bookWithin>[3]): Promise<Book> =>
    bookWithin(db, userId, { archive_id, product_id: PRODUCT }, making),
  /** What anybody may read of it. */
  free: (archive: ArchivesTable, now: number): Promise<Book> => lockedBookOf(archive, PRODUCT, now),
}
