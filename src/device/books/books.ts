import type { BookStatus, BookVersion } from '#contract/book.ts'
import { requireSessionOf } from '../intents/own-session.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { BookRow } from '../store/db.ts'
import { getUserDb, readIfOpen } from '../store/db.ts'
import { requestBook } from './request-book.ts'
import { bookIdOf, storeBook, selectBookVersionRows } from './book-rows.ts'
import { storeCurrentBook } from './current-book.ts'
import { findParagraph } from './find-paragraph.ts'
import { forgetRemovedDownload, recordRemovedDownload, readRemovedDownloads } from './removed-downloads.ts'

export type { BookRow } from '../store/db.ts'

/** Returns a stored version of a book, by default the newest; version 0 is the preview of a locked book. Null if it is not stored. */
export function getBook(userId: string, archiveId: string, productId: string, version?: number): Promise<BookRow | null> {
  return readIfOpen(userId, null, async (db) => {
    const reading =
      version === undefined ? selectBookVersionRows(db, archiveId, productId).last() : db.books.get([archiveId, productId, version])
    return (await reading) ?? null
  })
}

/** Returns the latest stored version of a book that contains a paragraph; null if there is none. */
export function findVersionContaining(
  userId: string,
  archiveId: string,
  productId: string,
  card: string,
  paragraph: string,
): Promise<BookRow | null> {
  return readIfOpen(userId, null, async (db) => {
    const rows = await selectBookVersionRows(db, archiveId, productId).reverse().toArray()
    return rows.find((row) => findParagraph(row, card, paragraph) !== undefined) ?? null
  })
}

/**
 * Returns the number of the version that contains a paragraph missing from the latest version; undefined if the latest contains it or none
 * does.
 */
export async function findFormerVersion(
  ...[userId, archiveId, productId, card, paragraph]: Parameters<typeof findVersionContaining>
): Promise<number | undefined> {
  const [latest, found] = await Promise.all([
    getBook(userId, archiveId, productId),
    findVersionContaining(userId, archiveId, productId, card, paragraph),
  ])
  return found && found.version !== latest?.version ? found.version : undefined
}

/** Maximum number of books in a search; the most recently downloaded ones are searched. */
const MAX_SEARCHED_BOOKS = 60

/** Lists the latest stored version of each book, for the offline search. */
export function listCurrentBooks(userId: string): Promise<BookRow[]> {
  return readIfOpen(userId, [], async (db) => {
    const latest = new Map<string, BookRow>()
    // Iterates by primary key, so the latest version of each book comes last.
    await db.books.each((row) => void latest.set(bookIdOf(row), row))
    return [...latest.values()].sort((a, b) => b.kept_at - a.kept_at).slice(0, MAX_SEARCHED_BOOKS)
  })
}

interface StoredVersion extends BookVersion {
  readonly kept_at: number
}

/** Lists the stored versions of an unlocked book, latest first. */
export function listStoredVersions(userId: string, archiveId: string, productId: string): Promise<StoredVersion[]> {
  return readIfOpen(userId, [], async (db) => {
    const rows = await selectBookVersionRows(db, archiveId, productId).reverse().toArray()
    return rows
      .filter(({ is_locked }) => !is_locked)
      .map(({ version, made_at, made_for, ganzhi, kept_at }) => ({ version, made_at, made_for, ganzhi, kept_at }))
  })
}

/** Returns a book's status as last fetched; null if it was never fetched. */
export function getBookStatus(userId: string, archiveId: string, productId: string): Promise<BookStatus | null> {
  return readIfOpen(userId, null, async (db) => (await db.shelf.get([archiveId, productId])) ?? null)
}

/** Lists the status of an archive's unlocked books, as last fetched. */
export function listUnlockedBooks(userId: string, archiveId: string): Promise<BookStatus[]> {
  return readIfOpen(userId, [], (db) => db.shelf.filter((row) => row.archive_id === archiveId && row.is_unlocked).toArray())
}

/**
 * Downloads and stores a book, by default the current version, even if the user removed it from this device. @throws ApiError notFound and
 * connection errors
 */
export async function downloadBook(userId: string, archiveId: string, productId: string, version?: number): Promise<BookRow> {
  const session = await requireSessionOf(userId)
  const book = await requestBook(session, archiveId, productId, { version })
  return readIfOpen(userId, { ...book, kept_at: 0 }, async (db) => {
    await forgetRemovedDownload(db, bookIdOf(book))
    return version === undefined ? storeCurrentBook(session, db, book) : storeBook(db, book, false)
  })
}

/** Removes a book's texts from this device; marks in it stay. */
export async function removeDownload(userId: string, archiveId: string, productId: string): Promise<void> {
  const db = getUserDb(userId)
  await withTransaction(db, async (db) => {
    await selectBookVersionRows(db, archiveId, productId).delete()
    await recordRemovedDownload(db, bookIdOf({ archive_id: archiveId, product_id: productId }))
  })
}

/** Returns whether the book was removed from this device and not downloaded again since. */
export function isDownloadRemoved(userId: string, archiveId: string, productId: string): Promise<boolean> {
  return readIfOpen(userId, false, async (db) =>
    (await readRemovedDownloads(db)).includes(bookIdOf({ archive_id: archiveId, product_id: productId })),
  )
}

interface BookSize {
  readonly archive_id: string
  readonly product_id: string
  readonly bytes: number
  /** Time of the latest download (ms). */
  readonly kept_at: number
}

/** Lists the size of each stored book, with all its versions. */
export function listBookSizes(userId: string): Promise<BookSize[]> {
  return readIfOpen(userId, [], async (db) => {
    const books = Map.groupBy(await db.books.toArray(), bookIdOf)
    return [...books.values()].map(spaceOf)
  })
}

function spaceOf(rows: BookRow[]): BookSize {
  const { archive_id, product_id } = rows[0]!
  const bytes = new Blob(rows.map((row) => JSON.stringify(row))).size
  return { archive_id, product_id, bytes, kept_at: Math.max(...rows.map(({ kept_at }) => kept_at)) }
}
