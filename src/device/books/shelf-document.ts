import type { OutputOf } from '#contract/endpoints.ts'
import { confirmedArchives, knownArchives } from '../archives/known-archives.ts'
import type { Document } from '../documents/document.ts'
import type { Session } from '../session/session.ts'
import { callFor } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'
import { userDb } from '../store/db.ts'
import { withLock } from '../store/lock.ts'
import { ApiError } from '../wire/api-error.ts'
import { askBook } from './ask-book.ts'
import { bookIdOf } from './book-rows.ts'
import { storeCurrent } from './current-book.ts'
import { isOlder, missingBooks } from './shelf-rows.ts'
import { readRemovedDownloads } from './removed-downloads.ts'

/** One tab or worker brings them, and not two the same. */
const BOOKS_LOCK = 'mingshu-books'

interface Told extends OutputOf<'shelf'> {
  readonly askedAt: number
}

/** The unlocked books of all archives; whatever stands on the shelf can be read without a network. */
export const shelfDocument: Document<'shelf', Told> = {
  name: 'shelf',
  freshMs: 10_000,
  fetch: async (session, signal) => ({ askedAt: Date.now(), ...(await callFor(session, 'shelf', {}, { signal })) }),
  write: writeShelf,
  drop: dropStrangers,
  follow: (session, signal) => withLock(BOOKS_LOCK, () => bringMissing(session, signal)),
}

/** A book that stands there no longer is locked again, and its texts go; those of a removed archive wait for its coming back. */
async function writeShelf(db: UserDb, { books, askedAt }: Told): Promise<void> {
  const [rows, keys, archives] = await Promise.all([db.shelf.toArray(), db.books.toCollection().primaryKeys(), confirmedArchives(db)])
  const known = new Map(rows.map((row) => [bookIdOf(row), row]))
  const told = new Set(books.map(bookIdOf))
  const isLocked = (archive_id: string, product_id: string) => {
    const id = bookIdOf({ archive_id, product_id })
    return !told.has(id) && !isOlder(askedAt, known.get(id)) && archives.has(archive_id)
  }
  const locked = rows.filter((row) => row.is_unlocked && isLocked(row.archive_id, row.product_id))
  await db.shelf.bulkDelete(locked.map(({ archive_id, product_id }) => [archive_id, product_id]))
  await db.books.bulkDelete(keys.filter(([archiveId, productId, version]) => version > 0 && isLocked(archiveId, productId)))
  // Rows that stay as they are wake no screen.
  const isNews = (book: Told['books'][number], row = known.get(bookIdOf(book))) =>
    !isOlder(askedAt, row) && JSON.stringify(row) !== JSON.stringify(book)
  await db.shelf.bulkPut(books.filter((book) => isNews(book)))
}

/** One after the other, each kept as it comes; one that cannot be had holds up no other. @throws ApiError the first of them */
async function bringMissing(session: Session, signal?: AbortSignal): Promise<void> {
  const db = userDb(session.user_id)
  const troubles: ApiError[] = []
  for (const { archive_id, product_id } of await missingBooks(db)) {
    try {
      const book = await askBook(session, archive_id, product_id, { signal })
      // It may have been taken off meanwhile.
      if (!(await readRemovedDownloads(db)).includes(bookIdOf(book))) await storeCurrent(session, db, book)
    } catch (error) {
      if (!(error instanceof ApiError) || error.codeName === 'sessionTimedOut') throw error
      troubles.push(error)
    }
  }
  if (troubles[0]) throw troubles[0]
}

/** Books of archives that can no longer be brought back. */
async function dropStrangers(db: UserDb): Promise<void> {
  const [books, states] = await Promise.all([db.books.toCollection().primaryKeys(), db.shelf.toCollection().primaryKeys()])
  if (books.length + states.length === 0) return
  const known = await knownArchives(db)
  await db.books.bulkDelete(books.filter(([archiveId]) => !known.has(archiveId)))
  await db.shelf.bulkDelete(states.filter(([archiveId]) => !known.has(archiveId)))
}
