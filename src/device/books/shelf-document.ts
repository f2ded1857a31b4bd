import type { OutputOf } from '#contract/endpoints.ts'
import { readConfirmedArchiveIds, readKnownArchiveIds } from '../archives/archive-ids.ts'
import type { PulledDocument } from '../documents/document.ts'
import type { DeviceSession } from '../session/session.ts'
import { callWithSession } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'
import { getUserDb } from '../store/db.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import { requestBook } from './request-book.ts'
import { bookIdOf } from './book-rows.ts'
import { storeCurrentBook } from './current-book.ts'
import { isResponseOutdated, listMissingBooks } from './shelf-rows.ts'
import { readRemovedDownloads } from './removed-downloads.ts'

/** Lock name: only one tab or worker downloads the books at a time. */
const BOOKS_LOCK = 'mingshu-books'

interface ShelfAnswer extends OutputOf<'shelf'> {
  readonly askedAt: number
}

/** The unlocked books of all archives; their texts are downloaded for offline use. */
export const shelfDocument: PulledDocument<'shelf', ShelfAnswer> = {
  name: 'shelf',
  freshMs: 10_000,
  fetch: async (session, signal) => ({ askedAt: Date.now(), ...(await callWithSession(session, 'shelf', {}, { signal })) }),
  write: writeShelf,
  deleteOrphans: deleteOrphanBooks,
  downloadFiles: (session, signal) => withLock(BOOKS_LOCK, () => downloadMissing(session, signal)),
}

/**
 * Stores the shelf. Books that the shelf lacks are locked again: deletes their texts, except those of removed archives, which can be
 * restored.
 */
async function writeShelf(db: UserDb, { books, askedAt }: ShelfAnswer): Promise<void> {
  const [rows, keys, archives] = await Promise.all([db.shelf.toArray(), db.books.toCollection().primaryKeys(), readConfirmedArchiveIds(db)])
  const known = new Map(rows.map((row) => [bookIdOf(row), row]))
  const listed = new Set(books.map(bookIdOf))
  const isLocked = (archive_id: string, product_id: string) => {
    const id = bookIdOf({ archive_id, product_id })
    return !listed.has(id) && !isResponseOutdated(askedAt, known.get(id)) && archives.has(archive_id)
  }
  const locked = rows.filter((row) => row.is_unlocked && isLocked(row.archive_id, row.product_id))
  await db.shelf.bulkDelete(locked.map(({ archive_id, product_id }) => [archive_id, product_id]))
  await db.books.bulkDelete(keys.filter(([archiveId, productId, version]) => version > 0 && isLocked(archiveId, productId)))
  // Skips unchanged rows, so that no live query reruns.
  const isChanged = (book: ShelfAnswer['books'][number], row = known.get(bookIdOf(book))) =>
    !isResponseOutdated(askedAt, row) && JSON.stringify(row) !== JSON.stringify(book)
  await db.shelf.bulkPut(books.filter((book) => isChanged(book)))
}

/** Downloads missing books in turn and stores each; one failure does not stop the others. @throws ApiError of the first failure */
async function downloadMissing(session: DeviceSession, signal?: AbortSignal): Promise<void> {
  const db = getUserDb(session.user_id)
  const errors: ApiError[] = []
  for (const { archive_id, product_id } of await listMissingBooks(db)) {
    try {
      const book = await requestBook(session, archive_id, product_id, { signal })
      // Skips a book that the user removed from this device during the download.
      if (!(await readRemovedDownloads(db)).includes(bookIdOf(book))) await storeCurrentBook(session, db, book)
    } catch (error) {
      if (!(error instanceof ApiError) || error.codeName === 'sessionTimedOut') throw error
      errors.push(error)
    }
  }
  if (errors[0]) throw errors[0]
}

/** Deletes the books of archives that can no longer be restored. */
async function deleteOrphanBooks(db: UserDb): Promise<void> {
  const [books, states] = await Promise.all([db.books.toCollection().primaryKeys(), db.shelf.toCollection().primaryKeys()])
  if (books.length + states.length === 0) return
  const known = await readKnownArchiveIds(db)
  await db.books.bulkDelete(books.filter(([archiveId]) => !known.has(archiveId)))
  await db.shelf.bulkDelete(states.filter(([archiveId]) => !known.has(archiveId)))
}
