import type { Book } from '#contract/book.ts'
import type { Db } from '../../db/open.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import { toUnlockedBook } from './read-book.ts'

/** Returns all versions, in full, of the unlocked books of the user's live and restorable archives. */
export async function readExportedBooks(db: Db, userId: string, now: number): Promise<Book[]> {
  const rows = await db
    .selectFrom('books as book')
    .innerJoin('archives as archive', (join) =>
      join.onRef('archive.user_id', '=', 'book.user_id').onRef('archive.archive_id', '=', 'book.archive_id'),
    )
    .selectAll('book')
    .select('archive.books as unlocked')
    .where('book.user_id', '=', userId)
    .where((where) => where.or([where('archive.removed_at', 'is', null), where('archive.removed_at', '>', computeRestoreCutoff(now))]))
    .orderBy('book.made_at')
    .orderBy('book.archive_id')
    .orderBy('book.product_id')
    .execute()
  return rows
    .filter(({ unlocked, product_id }) => (JSON.parse(unlocked) as string[]).includes(product_id))
    .map((row) => toUnlockedBook(row))
}
