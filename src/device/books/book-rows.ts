import type { Collection } from 'dexie'
import type { Book, BookStatus } from '#contract/book.ts'
import { withTransaction } from '../intents/transaction.ts'
import type { BookRow, UserDb } from '../store/db.ts'

type Whose = Pick<BookStatus, 'archive_id' | 'product_id'>

/** What a book is called among all of the user. */
export const bookIdOf = ({ archive_id, product_id }: Whose): string => `${archive_id} ${product_id}`

/** All that is kept of a book, the latest version last. */
export function rowsOf(db: UserDb, archiveId: string, productId: string): Collection<BookRow> {
  return db.books.where('[archive_id+product_id]').equals([archiveId, productId])
}

/** Keeps a version; once the book is unlocked, what could be read of it before goes. `isCurrent`: no older one was asked for. */
export async function storeBook(db: UserDb, book: Book, isCurrent: boolean): Promise<BookRow> {
  const row = { ...book, kept_at: Date.now() }
  const { archive_id, product_id } = book
  await withTransaction(db, async (db) => {
    await db.books.put(row)
    if (book.is_locked) return
    await db.books.delete([archive_id, product_id, 0])
    const status = await db.shelf.get([archive_id, product_id])
    if (status && isCurrent) await db.shelf.put(statusAfter(status, book))
  })
  return row
}

/** Reading a book may have made its current version. */
function statusAfter<S extends BookStatus>(status: S, { version, made_at, made_for, ganzhi }: Book): S {
  const versions = [{ version, made_at, made_for, ganzhi }, ...status.versions.filter((one) => one.version !== version)]
  return { ...status, is_unlocked: true, version, is_stale: false, versions }
}
