import type { Book } from '#contract/book.ts'
import type { BooksTable } from '../../db/book-tables.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/open.ts'
import { decompressText } from '../../db/compressed-text.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { lockUser } from '../../http/run-idempotent.ts'
import { getBookArchive, toCastProfile, formatBirth, ganzhiTextOf, isBookUnlocked } from './archive.ts'
import type { BookBody } from './book-body.ts'
import { BUILT_IN, findStoredVersion, makeVersion, versionOf } from './versions.ts'

interface Asked {
  readonly archive_id: string
  readonly product_id: string
  /** The current version if absent. */
  readonly version?: number | undefined
}

interface Making {
  /** Milliseconds. */
  readonly now: number
  /** Whether a language model will rewrite the texts. */
  readonly isWritten: boolean
}

/** Converts a stored version to a readable book; `body` is passed if it is already parsed. */
export function toOpenBook(row: BooksTable, body = JSON.parse(decompressText(row.body)) as BookBody): Book {
  const { archive_id, product_id, hand } = row
  return { archive_id, product_id, ...versionOf(row), is_locked: false, hand, ...body }
}

/** Builds the preview of a locked book; it is not stored. */
export async function composePreview(archive: ArchivesTable, product_id: string, now: number): Promise<Book> {
  const { composeBookBody, reduceToPreview } = await import('./book-body.ts')
  const version = { version: 0, made_at: now, made_for: 'first', ganzhi: ganzhiTextOf(archive) } as const
  const body = reduceToPreview(composeBookBody(toCastProfile(archive), product_id, now))
  return { archive_id: archive.archive_id, product_id, ...version, is_locked: true, hand: BUILT_IN, ...body }
}

/** Returns the current book; undefined if it has to be made first, or again for a changed birth. */
async function standing(db: Db, archive: ArchivesTable, { product_id, version }: Asked, now: number): Promise<Book | undefined> {
  if (!isBookUnlocked(archive, product_id)) {
    if (version !== undefined) throw new AppError('notFound')
    return composePreview(archive, product_id, now)
  }
  const kept = await findStoredVersion(db, archive, product_id, version)
  if (version !== undefined && kept === undefined) throw new AppError('notFound')
  return kept && (version !== undefined || kept.birth === formatBirth(archive)) ? toOpenBook(kept) : undefined
}

/**
 * Returns the current book; makes it if there is none for this birth. `db` must be a transaction that has locked the user's row;
 * wake the workers after the commit. Throws `notFound` like `readBook`.
 */
export async function getOrMakeBook(db: Db, userId: string, asked: Asked, { now, isWritten }: Making): Promise<Book> {
  const archive = await getBookArchive(db, userId, asked.archive_id)
  const known = await standing(db, archive, asked, now)
  if (known !== undefined) return known
  const { row, body } = await makeVersion(db, archive, asked.product_id, { reason: 'edit', now, isWritten })
  return toOpenBook(row, body)
}

/**
 * Returns a book to read. An unlocked one is made on first request, and again after the archive's birth data changed. Throws
 * `notFound` for a foreign archive, and for a version that is missing or locked.
 */
export async function readBook({ db, now: clock, model, jobs }: Deps, userId: string, asked: Asked): Promise<Book> {
  const now = clock()
  const found = await standing(db, await getBookArchive(db, userId, asked.archive_id), asked, now)
  if (found !== undefined) return found
  const made = await inTransaction(db, async (within) => {
    await lockUser(within, userId, now)
    // Of two concurrent requests the second finds the first one's version.
    return getOrMakeBook(within, userId, asked, { now, isWritten: model !== undefined })
  })
  jobs.wake()
  return made
}
