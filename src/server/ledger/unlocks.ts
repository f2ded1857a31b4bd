import type { Db } from '../db/open.ts'
import type { Bit } from '../db/column-types.ts'

export interface Unlock {
  readonly product_id: string
  readonly archive_id: string
}

/** Lists the books that a user has unlocked: those with more grants than reversals. */
export async function listUnlocks(db: Db, userId: string): Promise<readonly Unlock[]> {
  return db
    .selectFrom('ledger')
    .select(['product_id', 'archive_id'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'unlock')
    .groupBy(['product_id', 'archive_id'])
    .having(({ fn }) => fn.sum('delta'), '>', 0)
    .execute()
}

/** Whether a book of a user's archive is unlocked according to the ledger. */
export async function isUnlockedInLedger(db: Db, userId: string, productId: string, archiveId: string): Promise<boolean> {
  return (await listUnlocks(db, userId)).some((unlock) => unlock.product_id === productId && unlock.archive_id === archiveId)
}

/** Computes the columns of an archive that mirror the unlocks in the ledger. */
export async function computeBookColumns(db: Db, userId: string, archiveId: string): Promise<{ is_lock: Bit; books: string }> {
  const books = (await listUnlocks(db, userId)).flatMap(({ archive_id, product_id }) => (archive_id === archiveId ? [product_id] : []))
  return { is_lock: books.includes('fatebook') ? 0 : 1, books: JSON.stringify(books.toSorted()) }
}

/** Updates an archive's columns of unlocked books from the ledger. `db` must be the transaction that changed the ledger. */
export async function syncUnlockedBooks(db: Db, userId: string, archiveId: string, now: number): Promise<void> {
  const columns = await computeBookColumns(db, userId, archiveId)
  await db
    .updateTable('archives')
    .set(({ eb }) => ({
      ...columns,
      updated_at: eb
        .case()
        .when('updated_at', '>=', now)
        .then(eb('updated_at', '+', 1))
        .else(now)
        .end(),
    }))
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where('books', '!=', columns.books)
    .execute()
}
