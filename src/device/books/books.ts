import type { BookStatus, BookVersion } from '#contract/book.ts'
import { sessionOf } from '../intents/own-session.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { BookRow } from '../store/db.ts'
import { userDb, readIfOpen } from '../store/db.ts'
import { askBook } from './ask-book.ts'
import { bookIdOf, storeBook, rowsOf } from './book-rows.ts'
import { storeCurrent } from './current-book.ts'
import { paragraphIn } from './paragraph-in.ts'
import { forgetRemovedDownload, recordRemovedDownload, readRemovedDownloads } from './removed-downloads.ts'

export type { BookRow } from '../store/db.ts'

/** A kept book; without a version the newest one, and what may be read of a locked book where nothing else is kept. */
export function getBook(userId: string, archiveId: string, productId: string, version?: number): Promise<BookRow | null> {
  return readIfOpen(userId, null, async (db) => {
    const reading = version === undefined ? rowsOf(db, archiveId, productId).last() : db.books.get([archiveId, productId, version])
    return (await reading) ?? null
  })
}

/** The latest kept version of a book that has a paragraph on that card; null where none has. */
export function findVersionWith(
  userId: string,
  archiveId: string,
  productId: string,
  card: string,
  paragraph: string,
): Promise<BookRow | null> {
  return readIfOpen(userId, null, async (db) => {
    const rows = await rowsOf(db, archiveId, productId).reverse().toArray()
    return rows.find((row) => paragraphIn(row, card, paragraph) !== undefined) ?? null
  })
}

/** The kept version to open for a paragraph that the latest one has no more; undefined where that has it, or none. */
export async function formerVersionWith(
  ...[userId, archiveId, productId, card, paragraph]: Parameters<typeof findVersionWith>
): Promise<number | undefined> {
  const [latest, found] = await Promise.all([
    getBook(userId, archiveId, productId),
    findVersionWith(userId, archiveId, productId, card, paragraph),
  ])
  return found && found.version !== latest?.version ? found.version : undefined
}

/** More books nobody looks through at once; those that were brought last are. */
const MOST_READ = 60

/** The version of each kept book that is read now: all that can be looked through without a network. */
export function listCurrentBooks(userId: string): Promise<BookRow[]> {
  return readIfOpen(userId, [], async (db) => {
    const latest = new Map<string, BookRow>()
    // By product and version, so that of one book the latest comes last.
    await db.books.each((row) => void latest.set(bookIdOf(row), row))
    return [...latest.values()].sort((a, b) => b.kept_at - a.kept_at).slice(0, MOST_READ)
  })
}

interface KeptVersion extends BookVersion {
  readonly kept_at: number
}

/** The versions of an unlocked book that can be read here, the latest first. */
export function listStoredVersions(userId: string, archiveId: string, productId: string): Promise<KeptVersion[]> {
  return readIfOpen(userId, [], async (db) => {
    const rows = await rowsOf(db, archiveId, productId).reverse().toArray()
    return rows
      .filter(({ is_locked }) => !is_locked)
      .map(({ version, made_at, made_for, ganzhi, kept_at }) => ({ version, made_at, made_for, ganzhi, kept_at }))
  })
}

/** How a book stands, as far as this device has heard; null while it has not. */
export function getStatus(userId: string, archiveId: string, productId: string): Promise<BookStatus | null> {
  return readIfOpen(userId, null, async (db) => (await db.shelf.get([archiveId, productId])) ?? null)
}

/** How the unlocked books of an archive stand, as far as this device has heard. */
export function listUnlocked(userId: string, archiveId: string): Promise<BookStatus[]> {
  return readIfOpen(userId, [], (db) => db.shelf.filter((row) => row.archive_id === archiveId && row.is_unlocked).toArray())
}

/**
 * Brings a book here, also one that was taken off, and keeps it; the current version unless one is named.
 * @throws ApiError notFound and the client's own
 */
export async function downloadBook(userId: string, archiveId: string, productId: string, version?: number): Promise<BookRow> {
  const session = await sessionOf(userId)
  const book = await askBook(session, archiveId, productId, { version })
  return readIfOpen(userId, { ...book, kept_at: 0 }, async (db) => {
    await forgetRemovedDownload(db, bookIdOf(book))
    return version === undefined ? storeCurrent(session, db, book) : storeBook(db, book, false)
  })
}

/** Takes a book off this device: its texts, not what the reader has left in it. */
export async function removeDownload(userId: string, archiveId: string, productId: string): Promise<void> {
  const db = userDb(userId)
  await withTransaction(db, async (db) => {
    await rowsOf(db, archiveId, productId).delete()
    await recordRemovedDownload(db, bookIdOf({ archive_id: archiveId, product_id: productId }))
  })
}

/** Whether a book was taken off this device and not brought back since. */
export function isDownloadRemoved(userId: string, archiveId: string, productId: string): Promise<boolean> {
  return readIfOpen(userId, false, async (db) =>
    (await readRemovedDownloads(db)).includes(bookIdOf({ archive_id: archiveId, product_id: productId })),
  )
}

interface BookSpace {
  readonly archive_id: string
  readonly product_id: string
  readonly bytes: number
  /** Of what was brought last. */
  readonly kept_at: number
}

/** What each book takes up here, all its versions together. */
export function bookSpace(userId: string): Promise<BookSpace[]> {
  return readIfOpen(userId, [], async (db) => {
    const books = Map.groupBy(await db.books.toArray(), bookIdOf)
    return [...books.values()].map(spaceOf)
  })
}

function spaceOf(rows: BookRow[]): BookSpace {
  const { archive_id, product_id } = rows[0]!
  const bytes = new Blob(rows.map((row) => JSON.stringify(row))).size
  return { archive_id, product_id, bytes, kept_at: Math.max(...rows.map(({ kept_at }) => kept_at)) }
}
