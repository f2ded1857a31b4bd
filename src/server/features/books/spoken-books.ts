/** Implements the book queries that the podcast feature uses. */
import type { Book } from '#contract/book.ts'
import type { Db } from '../../db/open.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import { getBookArchive, toCastProfile, serializeBirth, isBookUnlocked } from './archive.ts'
import { getOrMakeBook, composePreview, toUnlockedBook } from './read-book.ts'
import { findStoredVersion } from './versions.ts'

const PRODUCT = 'fatebook'

/** Returns a version of an archive's fate book; undefined if it no longer exists. */
async function versionOf(db: Db, archive: Pick<ArchivesTable, 'user_id' | 'archive_id'>, version: number): Promise<Book | undefined> {
  const row = await findStoredVersion(db, archive, PRODUCT, version)
  return row && toUnlockedBook(row)
}

/** Whether a version is the fate book's latest and matches the current birth data. */
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
  return newest?.version === version && newest.birth === serializeBirth(archive)
}

export const podcastBookQueries = {
  archiveOf: getBookArchive,
  birthOf: toCastProfile,
  isUnlocked: (archive: ArchivesTable): boolean => isBookUnlocked(archive, PRODUCT),
  isCurrent,
  versionOf,
  /** Returns the current version, created if needed. Throws `notFound`. */
  current: (db: Db, userId: string, archive_id: string, making: Parameters<typeof getOrMakeBook>[3]): Promise<Book> =>
    getOrMakeBook(db, userId, { archive_id, product_id: PRODUCT }, making),
  /** Returns the part of the book that is readable without unlocking. */
  free: (archive: ArchivesTable, now: number): Promise<Book> => composePreview(archive, PRODUCT, now),
}
