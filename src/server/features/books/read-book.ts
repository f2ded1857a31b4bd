import type { Book } from '#contract/book.ts'
import type { BooksTable } from '../../db/book-tables.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/open.ts'
import { decompressText } from '../../db/compressed-text.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import { lockUser } from '../../http/once.ts'
import { archiveOf, birthOf, birthTextOf, ganzhiTextOf, isUnlocked } from './archive.ts'
import type { BookBody } from './book-body.ts'
import { HOUSE, findStoredVersion, makeVersion, versionOf } from './versions.ts'

interface Asked {
  readonly archive_id: string
  readonly product_id: string
  /** The current one without it. */
  readonly version?: number | undefined
}

interface Making {
  /** Milliseconds. */
  readonly now: number
  /** A language model is to write it anew. */
  readonly isWritten: boolean
}

/** A version as it is read; of one that was made just now the body is at hand. */
export function openBookOf(row: BooksTable, body = JSON.parse(decompressText(row.body)) as BookBody): Book {
  const { archive_id, product_id, hand } = row
  return { archive_id, product_id, ...versionOf(row), is_locked: false, hand, ...body }
}

/** What may be read of a locked book: made anew each time, and kept nowhere. */
export async function lockedBookOf(archive: ArchivesTable, product_id: string, now: number): Promise<Book> {
  const { bookBodyOf, lockedBodyOf } = await import('./book-body.ts')
  const version = { version: 0, made_at: now, made_for: 'first', ganzhi: ganzhiTextOf(archive) } as const
  const body = lockedBodyOf(bookBodyOf(birthOf(archive), product_id, now))
  return { archive_id: archive.archive_id, product_id, ...version, is_locked: true, hand: HOUSE, ...body }
}

/** The book as it stands; `undefined` where it has to be made first, or anew for another birth. */
async function standing(db: Db, archive: ArchivesTable, { product_id, version }: Asked, now: number): Promise<Book | undefined> {
  if (!isUnlocked(archive, product_id)) {
    if (version !== undefined) throw new AppError('notFound')
    return lockedBookOf(archive, product_id, now)
  }
  const kept = await findStoredVersion(db, archive, product_id, version)
  if (version !== undefined && kept === undefined) throw new AppError('notFound')
  return kept && (version !== undefined || kept.birth === birthTextOf(archive)) ? openBookOf(kept) : undefined
}

/**
 * The book as it stands now, made first where there is none of this birth. `db` must be a transaction that has locked the user's row;
 * wake the workers after the commit. Throws `notFound` like `readBook`.
 */
export async function bookWithin(db: Db, userId: string, asked: Asked, { now, isWritten }: Making): Promise<Book> {
  const archive = await archiveOf(db, userId, asked.archive_id)
  const known = await standing(db, archive, asked, now)
  if (known !== undefined) return known
  const { row, body } = await makeVersion(db, archive, asked.product_id, { reason: 'edit', now, isWritten })
  return openBookOf(row, body)
}

/**
 * A book to read. One that was unlocked is made when it is first asked for, and anew when its archive was told otherwise since. Throws
 * `notFound` for an archive that is not the user's, and for a version that is not there, or locked.
 */
export async function readBook({ db, now: clock, model, jobs }: Deps, userId: string, asked: Asked): Promise<Book> {
  const now = clock()
  const found = await standing(db, await archiveOf(db, userId, asked.archive_id), asked, now)
  if (found !== undefined) return found
  const made = await inTransaction(db, async (within) => {
    await lockUser(within, userId, now)
    // Of two who ask at once the second finds what the first has made.
    return bookWithin(within, userId, asked, { now, isWritten: model !== undefined })
  })
  jobs.wake()
  return made
}
