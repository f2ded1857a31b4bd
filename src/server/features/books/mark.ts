import { type BookMark, MARK_LIMIT } from '#contract/book.ts'
import type { Db } from '../../db/open.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { forkMark, isConcurrentMarkEdit } from './forked-mark.ts'
import { toBookMark } from './marks.ts'

/** Throws `notFound` unless the user has this archive, live or restorable. */
async function checkArchive(db: Db, userId: string, archiveId: string, now: number): Promise<void> {
  const archive = await db
    .selectFrom('archives')
    .select('archive_id')
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where((where) => where.or([where('removed_at', 'is', null), where('removed_at', '>', computeRestoreCutoff(now))]))
    .executeTakeFirst()
  if (archive === undefined) throw new AppError('notFound')
}

async function findMark(db: Db, userId: string, { archive_id, mark_id }: BookMark): Promise<BookMark | undefined> {
  const row = await db
    .selectFrom('book_marks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('archive_id', '=', archive_id)
    .where('mark_id', '=', mark_id)
    .executeTakeFirst()
  return row && toBookMark(row)
}

const ofArchive = (db: Db, userId: string, archiveId: string, isRemoved: boolean) =>
  db
    .selectFrom('book_marks')
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where('is_removed', '=', isRemoved ? 1 : 0)

async function checkCapacity(db: Db, userId: string, archiveId: string): Promise<void> {
  const { n } = await ofArchive(db, userId, archiveId, false)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  if (n >= MARK_LIMIT) throw new AppError('markLimit')
}

/** Deletes the earliest removed mark beyond `MARK_LIMIT` removed ones; marks are removed one by one, so at most one exceeds it. */
async function deleteOverLimit(db: Db, userId: string, archiveId: string): Promise<void> {
  const removed = ofArchive(db, userId, archiveId, true).select('mark_id').orderBy('changed_at', 'desc')
  const earliest = await removed.limit(1).offset(MARK_LIMIT).executeTakeFirst()
  if (earliest === undefined) return
  await db
    .deleteFrom('book_marks')
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where('mark_id', '=', earliest.mark_id)
    .execute()
}

async function writeMark(db: Db, userId: string, mark: BookMark, now: number): Promise<void> {
  const { latest } = await db
    .selectFrom('book_marks')
    .select(({ fn }) => fn.max('changed_at').as('latest'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const state = { ...mark, is_removed: mark.is_removed ? 1 : 0, changed_at: Math.max(now, (latest ?? 0) + 1) } as const
  await db
    .insertInto('book_marks')
    .values({ user_id: userId, ...state })
    .onConflict((same) => same.columns(['user_id', 'archive_id', 'mark_id']).doUpdateSet(state))
    .execute()
}

/** Stores the sent state if it is later than the stored one, and returns the later state. Clears the texts of a removed mark. */
async function storeLater(db: Db, userId: string, sent: BookMark, before: BookMark | undefined, now: number): Promise<BookMark> {
  if (before !== undefined && before.made_at >= sent.made_at) return before
  const mark = sent.is_removed ? { ...sent, quote: '', text: '' } : sent
  if (!mark.is_removed && before?.is_removed !== false) await checkCapacity(db, userId, mark.archive_id)
  await writeMark(db, userId, mark, now)
  if (mark.is_removed) await deleteOverLimit(db, userId, mark.archive_id)
  return mark
}

/**
 * Stores a mark. A note edited independently is stored twice; a removal based on an older text is ignored. Throws `notFound`,
 * `markLimit`.
 */
export const bookMark: EndpointHandler<'bookMark'> = async ({ db, now: clock }, { userId }, mark) => {
  const now = clock()
  await checkArchive(db, userId, mark.archive_id, now)
  const before = await findMark(db, userId, mark)
  if (before === undefined || !isConcurrentMarkEdit(mark, before)) return { marks: [await storeLater(db, userId, mark, before, now)] }
  if (mark.is_removed) return { marks: [before] }
  const fork = forkMark(mark)
  return { marks: [before, await storeLater(db, userId, fork, await findMark(db, userId, fork), now)] }
}
