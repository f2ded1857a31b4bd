import { COUNTED_PRODUCTS, PRODUCTS_COUNTED_PER_ARCHIVE, type CountedProduct } from '#contract/product.ts'
import type { ProductTimes } from '#contract/session.ts'
import type { BalancesTable } from '../db/ledger-tables.ts'
import type { Db } from '../db/open.ts'
import { countRemainingUses } from './balances.ts'
import { localDateOf } from './local-day.ts'
import { readMembership } from './membership.ts'
import { isUnlimited, listQuotaBuckets } from './sources.ts'
import type { QuotaUser } from './use.ts'

/** Lists the remaining uses of every product, by archive for products counted per archive. Same rules as `readAllowance`. */
export async function listRemainingUses(db: Db, person: QuotaUser, archiveIds: readonly string[], now: number): Promise<ProductTimes[]> {
  const membership = await readMembership(db, person.userId, now)
  const balances = await db.selectFrom('balances').selectAll().where('user_id', '=', person.userId).execute()
  const date = localDateOf(person.zone, now)
  const entryOf = (product: CountedProduct, archiveId: string): ProductTimes => {
    const rows = balances.filter(({ product_id, archive_id }: BalancesTable) => product_id === product && archive_id === archiveId)
    return {
      product_id: product,
      times: listQuotaBuckets(product, membership, date).reduce((sum, well) => sum + countRemainingUses(well, rows), 0),
      ...(archiveId !== '' && { archive_id: archiveId }),
      ...(isUnlimited(product, membership) && { unlimited: true as const }),
    }
  }
  return COUNTED_PRODUCTS.flatMap((product) =>
    (PRODUCTS_COUNTED_PER_ARCHIVE.has(product) ? archiveIds : ['']).map((archiveId) => entryOf(product, archiveId)),
  )
}
