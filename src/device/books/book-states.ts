/** Unlocking and updating books: direct calls, never queued in the outbox. */
import type { BookStatus } from '#contract/book.ts'
import { requireSessionOf } from '../intents/own-session.ts'
import type { DeviceSession } from '../session/session.ts'
import { callWithSession } from '../session/session.ts'
import { readIfOpen } from '../store/db.ts'
import { uuidv7 } from '../store/uuidv7.ts'
import { ApiError } from '../wire/api-error.ts'
import { requestBookStatus } from './request-book.ts'
import { downloadBook } from './books.ts'
import { fetchStatusWithSession } from './current-book.ts'

/** Fetches a book's status and stores it. @throws ApiError notFound and connection errors */
export async function fetchBookStatus(userId: string, archiveId: string, productId: string): Promise<BookStatus> {
  return fetchStatusWithSession(await requireSessionOf(userId), archiveId, productId)
}

/**
 * Unlocks a book that is free for the user, if still locked, and downloads it. @throws ApiError bookNotFree, notFound and connection errors
 */
export function unlockBook(userId: string, archiveId: string, productId: string): Promise<BookStatus> {
  return change(userId, archiveId, productId, (session) =>
    callWithSession(session, 'bookUnlock', { archive_id: archiveId, product_id: productId }, { idempotencyKey: uuidv7() }).catch(
      (error: unknown) => {
        if (error instanceof ApiError && error.codeName === 'alreadyUnlocked') return requestBookStatus(session, archiveId, productId)
        throw error
      },
    ),
  )
}

/**
 * Has a new version of a book created from newer texts and downloads it; older versions stay readable. @throws ApiError archiveLocked and
 * others
 */
export function upgradeBook(userId: string, archiveId: string, productId: string): Promise<BookStatus> {
  return change(userId, archiveId, productId, (session) =>
    callWithSession(session, 'bookUpgrade', { archive_id: archiveId, product_id: productId }, { idempotencyKey: uuidv7() }),
  )
}

async function change(
  userId: string,
  archiveId: string,
  productId: string,
  ask: (session: DeviceSession) => Promise<BookStatus>,
): Promise<BookStatus> {
  const status = await ask(await requireSessionOf(userId))
  await readIfOpen(userId, undefined, async (db) => void (await db.shelf.put({ ...status, changed_at: Date.now() })))
  await downloadBook(userId, archiveId, productId).catch((error: unknown) => {
    // Ignores a failed download: the change was applied, and the next pull of the shelf downloads the book.
    if (!(error instanceof ApiError)) throw error
  })
  return status
}
