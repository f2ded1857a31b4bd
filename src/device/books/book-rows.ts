import type { Collection } from 'dexie'
import type { Book, BookStatus } from '#contract/book.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { BookRow, UserDb } from '../store/db.ts'

type BookKey = Pick<BookStatus, 'archive_id' | 'product_id'>

/** Returns an id that is unique among all books of the user. */
export const bookIdOf = ({ archive_id, product_id }: BookKey): string => `${archive_id} ${product_id}`

/** Returns a collection of all stored versions of a book, in ascending order. */
export function selectBookVersionRows(db: UserDb, archiveId: string, productId: string): Collection<BookRow> {
  return db.books.where('[archive_id+product_id]').equals([archiveId, productId])
}

/** Stores a version; an unlocked one replaces the preview of the locked book. `isCurrent`: the version was requested as the current one. */
export async function storeBook(db: UserDb, book: Book, isCurrent: boolean): Promise<BookRow> {
  const row = { ...book, kept_at: Date.now() }
  const { archive_id, product_id } = book
  await withTransaction(db, async (db) => {
    await db.books.put(row)
    if (book.is_locked) return
    await db.books.delete([archive_id, product_id, 0])
    const status = await db.shelf.get([archive_id, product_id])
    if (status && isCurrent) await db.shelf.put(withReadVersion(status, book))
  })
  return row
}

/** Returns the status with the version just fetched as the current one: the request may have created it on the server. */
function withReadVersion<S extends BookStatus>(status: S, { version, made_at, made_for, ganzhi }: Book): S {
  const versions = [{ version, made_at, made_for, ganzhi }, ...status.versions.filter((one) => one.version !== version)]
  return { ...status, is_unlocked: true, version, is_stale: false, versions }
}
