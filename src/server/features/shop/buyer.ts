import type { Membership } from '#contract/shop.ts'
import type { Db } from '../../db/open.ts'
import { AppError } from '../../http/app-error.ts'
import { listFreelyGrantedBooks } from '../../ledger/free-books.ts'
import { readMembership } from '../../ledger/membership.ts'
import { listUnlocks } from '../../ledger/unlocks.ts'

/** Data of a buyer on which prices, grants and obstacles depend. */
export interface Buyer {
  readonly now: number
  readonly membership: Membership
  readonly ownId: string | undefined
  /** Archive that a purchase is for: the requested one, else the user's own. */
  readonly chosenId: string | undefined
  readonly isUnlocked: (productId: string, archiveId: string) => boolean
  /** Product ids of books granted free of charge or by a yearly membership; each is granted only once. */
  readonly given: ReadonlySet<string>
}

/** Reads a user as buyer for one of their archives. Throws `notFound` for a removed, missing or another user's archive. */
export async function readBuyer(db: Db, userId: string, archiveId: string | undefined, now: number): Promise<Buyer> {
  const archives = await db
    .selectFrom('archives')
    .select(['archive_id', 'type'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute()
  if (archiveId !== undefined && !archives.some(({ archive_id }) => archive_id === archiveId)) throw new AppError('notFound')
  const ownId = archives.find(({ type }) => type === 0)?.archive_id
  const unlocked = new Set((await listUnlocks(db, userId)).map(({ product_id, archive_id }) => `${product_id} ${archive_id}`))
  return {
    now,
    membership: await readMembership(db, userId, now),
    ownId,
    chosenId: archiveId ?? ownId,
    isUnlocked: (productId, id) => unlocked.has(`${productId} ${id}`),
    given: new Set((await listFreelyGrantedBooks(db, userId)).map(({ product_id }) => product_id)),
  }
}

/** Whether the fate book of the user's own archive is unlocked. */
export function hasOwnBook({ ownId, isUnlocked }: Buyer): boolean {
  return ownId !== undefined && isUnlocked('fatebook', ownId)
}
