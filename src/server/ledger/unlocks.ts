import type { Db } from '../db/open.ts'

interface Unlock {
  readonly product_id: string
  readonly archive_id: string
}

/** The books that a user has unlocked: those whose grants outweigh what was reversed. */
export async function unlocksOf(db: Db, userId: string): Promise<readonly Unlock[]> {
  return db
    .selectFrom('ledger')
    .select(['product_id', 'archive_id'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'unlock')
    .groupBy(['product_id', 'archive_id'])
    .having(({ fn }) => fn.sum('delta'), '>', 0)
    .execute()
}

/** Whether a user's book of an archive is unlocked. */
export async function isUnlocked(db: Db, userId: string, productId: string, archiveId: string): Promise<boolean> {
  return (await unlocksOf(db, userId)).some((unlock) => unlock.product_id === productId && unlock.archive_id === archiveId)
}

/** Whether any book of an archive is unlocked. */
export async function hasUnlockedBook(db: Db, userId: string, archiveId: string): Promise<boolean> {
  return (await unlocksOf(db, userId)).some(({ archive_id }) => archive_id === archiveId)
}

/** Writes the archive's `is_lock` as the ledger has it. In the transaction of the rows that changed it. */
export async function followLock(db: Db, userId: string, archiveId: string, now: number): Promise<void> {
  const is_lock = (await isUnlocked(db, userId, 'fatebook', archiveId)) ? 0 : 1
  await db
    .updateTable('archives')
    .set(({ eb }) => ({
      is_lock,
      updated_at: eb
        .case()
        .when('updated_at', '>=', now)
        .then(eb('updated_at', '+', 1))
        .else(now)
        .end(),
    }))
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where('is_lock', '!=', is_lock)
    .execute()
}
