import type { Book } from '#contract/book.ts'
import type { BooksTable } from '../../db/book-tables.ts'
import { runInTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/open.ts'
import { decompressText } from '../../db/compressed-text.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { lockUser } from '../../http/run-idempotent.ts'
import { getBookArchive, toCastProfile, serializeBirth, joinGanzhi, isBookUnlocked } from './archive.ts'
import type { BookBody } from './book-body.ts'
import { BUILT_IN_AUTHOR, findStoredVersion, makeVersion, versionOf } from './versions.ts'

interface Asked {
  readonly archive_id: string
  readonly product_id: string
  /** Version to read; the current one if absent. */
  readonly version?: number | undefined
}

interface Making {
  /** Current time in ms. */
  readonly now: number
  /** Whether a language model will rewrite the texts in a job. */
  readonly isWritten: boolean
}

/** Converts a stored version to the contract's form. Pass `body` if it is already parsed. */
export function toUnlockedBook(row: BooksTable, body = JSON.parse(decompressText(row.body)) as BookBody): Book {
  const { archive_id, product_id, hand } = row
  return { archive_id, product_id, ...versionOf(row), is_locked: false, hand, ...body }
}

/** Builds the preview of a locked book. Previews are not stored. */
export async function composePreview(archive: ArchivesTable, product_id: string, now: number): Promise<Book> {
  const { composeBookBody, reduceToPreview } = await import('./book-body.ts')
  const version = { version: 0, made_at: now, made_for: 'first', ganzhi: joinGanzhi(archive) } as const
  const body = reduceToPreview(composeBookBody(toCastProfile(archive), product_id, now))
  return { archive_id: archive.archive_id, product_id, ...version, is_locked: true, hand: BUILT_IN_AUTHOR, ...body }
}

/**
 * Returns the requested version, or the preview of a locked book; undefined if there is none for the current birth data. Throws
 * `notFound`.
 */
async function standing(db: Db, archive: ArchivesTable, { product_id, version }: Asked, now: number): Promise<Book | undefined> {
  if (!isBookUnlocked(archive, product_id)) {
    if (version !== undefined) throw new AppError('notFound')
    return composePreview(archive, product_id, now)
  }
  const stored = await findStoredVersion(db, archive, product_id, version)
  if (version !== undefined && stored === undefined) throw new AppError('notFound')
  return stored && (version !== undefined || stored.birth === serializeBirth(archive)) ? toUnlockedBook(stored) : undefined
}

/**
 * Returns the current book; creates it if needed. `db` must be a transaction with the user locked; then wake the workers.
 * Throws as `readOrCreateBook`.
 */
export async function getOrMakeBook(db: Db, userId: string, asked: Asked, { now, isWritten }: Making): Promise<Book> {
  const archive = await getBookArchive(db, userId, asked.archive_id)
  const known = await standing(db, archive, asked, now)
  if (known !== undefined) return known
  const { row, body } = await makeVersion(db, archive, asked.product_id, { reason: 'edit', now, isWritten })
  return toUnlockedBook(row, body)
}

/** Returns a book. Creates an unlocked one on first request and after a change of birth data. Throws `notFound` (archive or version). */
export async function readOrCreateBook({ db, now: clock, model, jobs }: Deps, userId: string, asked: Asked): Promise<Book> {
  const now = clock()
  const found = await standing(db, await getBookArchive(db, userId, asked.archive_id), asked, now)
  if (found !== undefined) return found
  const made = await runInTransaction(db, async (within) => {
    await lockUser(within, userId, now)
    // Looks again under the lock: a concurrent request may have created the version meanwhile.
    return getOrMakeBook(within, userId, asked, { now, isWritten: model !== undefined })
  })
  jobs.wake()
  return made
}
