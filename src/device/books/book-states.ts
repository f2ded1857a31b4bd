/** Unlocking and updating: of this moment, so never through the outbox. */
import type { BookStatus } from '#contract/book.ts'
import { sessionOf } from '../intents/own-session.ts'
import type { Session } from '../session/session.ts'
import { callFor } from '../session/session.ts'
import { readIfOpen } from '../store/db.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { ApiError } from '../wire/api-error.ts'
import { askStatus } from './ask-book.ts'
import { downloadBook } from './books.ts'
import { fetchStatus } from './current-book.ts'

/** Fetches a book's status and stores it. @throws ApiError notFound and the client's own */
export async function fetchBookStatus(userId: string, archiveId: string, productId: string): Promise<BookStatus> {
  return fetchStatus(await sessionOf(userId), archiveId, productId)
}

/**
 * Unlocks a book that may be unlocked without paying, and brings it; one that is unlocked already is brought.
 * @throws ApiError bookNotFree, notFound and the client's own
 */
export function unlockBook(userId: string, archiveId: string, productId: string): Promise<BookStatus> {
  return change(userId, archiveId, productId, (session) =>
    callFor(session, 'bookUnlock', { archive_id: archiveId, product_id: productId }, { idempotencyKey: uuidv7() }).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.codeName === 'alreadyUnlocked') return askStatus(session, archiveId, productId)
        throw error
      },
    ),
  )
}

/** Has a book made anew of newer texts, and brings it; what it said before stays readable. @throws ApiError archiveLocked and others */
export function upgradeBook(userId: string, archiveId: string, productId: string): Promise<BookStatus> {
  return change(userId, archiveId, productId, (session) =>
    callFor(session, 'bookUpgrade', { archive_id: archiveId, product_id: productId }, { idempotencyKey: uuidv7() }),
  )
}

async function change(
  userId: string,
  archiveId: string,
  productId: string,
  ask: (session: Session) => Promise<BookStatus>,
): Promise<BookStatus> {
  const status = await ask(await sessionOf(userId))
  await readIfOpen(userId, undefined, async (db) => void (await db.shelf.put({ ...status, changed_at: Date.now() })))
  await downloadBook(userId, archiveId, productId).catch((error: unknown) => {
    // The change itself stands; the book comes with the shelf.
    if (!(error instanceof ApiError)) throw error
  })
  return status
}
