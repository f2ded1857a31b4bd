import type { Book, BookStatus } from '#contract/book.ts'
import type { DeviceSession } from '../session/session.ts'
import type { BookRow, UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { requestBookStatus } from './request-book.ts'
import { storeBook } from './book-rows.ts'
import { isResponseOutdated } from './shelf-rows.ts'

/** Fetches a book's status and stores it. @throws ApiError notFound and connection errors */
export async function fetchStatusWithSession(session: DeviceSession, archiveId: string, productId: string): Promise<BookStatus> {
  const askedAt = Date.now()
  const status = await requestBookStatus(session, archiveId, productId)
  await readIfOpen(session.user_id, undefined, async (db) => {
    if (!isResponseOutdated(askedAt, await db.shelf.get([archiveId, productId]))) await db.shelf.put(status)
  })
  return status
}

/**
 * Stores a book's current version. Fetches the status again if other devices created versions that the stored status does not list. @throws
 * ApiError
 */
export async function storeCurrentBook(session: DeviceSession, db: UserDb, book: Book): Promise<BookRow> {
  const { archive_id, product_id, version } = book
  const newestKnown = (await db.shelf.get([archive_id, product_id]))?.versions[0]?.version ?? 0
  const row = await storeBook(db, book, true)
  if (version > newestKnown + 1) await fetchStatusWithSession(session, archive_id, product_id)
  return row
}
