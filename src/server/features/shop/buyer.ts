import type { Membership } from '#contract/shop.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { givenBooksOf } from '../../ledger/free-books.ts'
import { membershipOf } from '../../ledger/membership.ts'
import { unlocksOf } from '../../ledger/unlocks.ts'

/** What prices, grants and obstacles depend on. */
export interface Buyer {
  readonly now: number
  readonly membership: Membership
  readonly ownId: string | undefined
  /** The archive that something is for: the one that was named, else the own one. */
  readonly chosenId: string | undefined
  readonly isUnlocked: (productId: string, archiveId: string) => boolean
  /** Ids of books that came free or with a yearly membership: none comes so again. */
  readonly given: ReadonlySet<string>
}

/** A user as a buyer for an archive of theirs. Throws `notFound` for an archive that is not theirs, or removed. */
export async function buyerOf(db: Db, userId: string, archiveId: string | undefined, now: number): Promise<Buyer> {
  const archives = await db
    .selectFrom('archives')
    .select(['archive_id', 'type'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute()
  if (archiveId !== undefined && !archives.some(({ archive_id }) => archive_id === archiveId)) throw new AppError('notFound')
  const ownId = archives.find(({ type }) => type === 0)?.archive_id
  const unlocked = new Set((await unlocksOf(db, userId)).map(({ product_id, archive_id }) => `${product_id} ${archive_id}`))
  return {
    now,
    membership: await membershipOf(db, userId, now),
    ownId,
    chosenId: archiveId ?? ownId,
    isUnlocked: (productId, id) => unlocked.has(`${productId} ${id}`),
    given: new Set((await givenBooksOf(db, userId)).map(({ product_id }) => product_id)),
  }
}

export function hasOwnBook({ ownId, isUnlocked }: Buyer): boolean {
  return ownId !== undefined && isUnlocked('fatebook', ownId)
}
