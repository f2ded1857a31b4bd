import type { BookMark } from '#contract/book.ts'
import type { BookMarksTable } from '../../db/book-tables.ts'
import type { Db } from '../../db/open.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import type { EndpointHandler } from '../../http/handle.ts'

/** Converts a row to the contract's form. */
export function toBookMark(row: BookMarksTable): BookMark {
  const { archive_id, mark_id, product_id, kind, card, paragraph, quote, locale, text, is_removed, made_at, made_over } = row
  return { archive_id, mark_id, product_id, kind, card, paragraph, quote, locale, text, is_removed: is_removed === 1, made_at, made_over }
}

/** Selects the marks of the user's live and restorable archives that changed after `since`, in order of change. */
function rowsOf(db: Db, userId: string, now: number, since: number): Promise<readonly BookMarksTable[]> {
  return db
    .selectFrom('book_marks as mark')
    .innerJoin('archives as archive', (join) =>
      join.onRef('archive.user_id', '=', 'mark.user_id').onRef('archive.archive_id', '=', 'mark.archive_id'),
    )
    .selectAll('mark')
    .where('mark.user_id', '=', userId)
    .where('mark.changed_at', '>', since)
    .where((where) => where.or([where('archive.removed_at', 'is', null), where('archive.removed_at', '>', computeRestoreCutoff(now))]))
    .orderBy('mark.changed_at')
    .execute()
}

/** Returns the marks created, changed or removed after `since`, and the value of `since` for the next request. */
export const bookMarks: EndpointHandler<'bookMarks'> = async ({ db, now }, { userId }, { since }) => {
  const rows = await rowsOf(db, userId, now(), since)
  return { marks: rows.map(toBookMark), until: rows.at(-1)?.changed_at ?? since }
}

/** Returns all marks of the user that are not removed. */
export async function readExportedMarks(db: Db, userId: string, now: number): Promise<BookMark[]> {
  return (await rowsOf(db, userId, now, 0)).filter(({ is_removed }) => is_removed === 0).map(toBookMark)
}
