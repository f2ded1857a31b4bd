import { annualYearOf, type Grant } from '#contract/product.ts'
import type { Db } from '../db/open.ts'
import { reverseGrants, type LedgerCause } from './grants.ts'
import { wasYearMember } from './membership.ts'
import type { Unlock } from './unlocks.ts'

/** Lists the books granted free of charge or by a yearly membership, and not reversed. Each is granted once, for whichever archive. */
export async function listFreelyGrantedBooks(db: Db, userId: string): Promise<readonly Unlock[]> {
  const memberships = db
    .selectFrom('ledger')
    .select('ref_id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'days')
    .where('product_id', '=', 'vip_year')
  return db
    .selectFrom('ledger')
    .select(['product_id', 'archive_id'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'unlock')
    .where((eb) => eb.or([eb('reason', '=', 'free'), eb('ref_id', 'in', memberships)]))
    .groupBy(['product_id', 'archive_id'])
    .having(({ fn }) => fn.sum('delta'), '>', 0)
    .execute()
}

/**
 * Reverses free Annual Books granted at a time that no yearly membership covers any more. `reversed`: grants just reversed for
 * this cause.
 */
export async function reverseFreeAnnualBooks(db: Db, reversed: readonly Grant[], cause: LedgerCause): Promise<void> {
  const given = await listFreelyGrantedBooks(db, cause.userId)
  const rows = await db
    .selectFrom('ledger')
    .select(['product_id', 'archive_id', 'at'])
    .where('user_id', '=', cause.userId)
    .where('kind', '=', 'unlock')
    .where('reason', '=', 'free')
    .execute()
  const isSame = (a: Pick<Grant, 'product_id' | 'archive_id'>) => (b: Pick<Grant, 'product_id' | 'archive_id'>) =>
    a.product_id === b.product_id && a.archive_id === b.archive_id
  for (const row of rows) {
    const isReport = annualYearOf(row.product_id) !== undefined && given.some(isSame(row)) && !reversed.some(isSame(row))
    if (!isReport || (await wasYearMember(db, cause.userId, row.at))) continue
    const { product_id, archive_id } = row
    await reverseGrants(db, [{ kind: 'unlock', product_id, archive_id, amount: 1 }], cause)
  }
}
