import { COUNTED, COUNTED_PER_ARCHIVE, type Counted } from '#contract/product.ts'
import type { ProductTimes } from '#contract/session.ts'
import type { BalancesTable } from '../db/ledger-tables.ts'
import type { Db } from '../db/open.ts'
import { timesIn } from './balances.ts'
import { localDateOf } from './local-day.ts'
import { membershipOf } from './membership.ts'
import { isUnlimited, quotaBucketsOf } from './sources.ts'
import type { Person } from './use.ts'

/** What is left of every product, for each archive where it is counted so. By the same rule as `mayUse`. */
export async function productTimesOf(db: Db, person: Person, archiveIds: readonly string[], now: number): Promise<ProductTimes[]> {
  const membership = await membershipOf(db, person.userId, now)
  const balances = await db.selectFrom('balances').selectAll().where('user_id', '=', person.userId).execute()
  const date = localDateOf(person.zone, now)
  const entryOf = (product: Counted, archiveId: string): ProductTimes => {
    const rows = balances.filter(({ product_id, archive_id }: BalancesTable) => product_id === product && archive_id === archiveId)
    return {
      product_id: product,
      times: quotaBucketsOf(product, membership, date).reduce((sum, well) => sum + timesIn(well, rows), 0),
      ...(archiveId !== '' && { archive_id: archiveId }),
      ...(isUnlimited(product, membership) && { unlimited: true as const }),
    }
  }
  return COUNTED.flatMap((product) =>
    (COUNTED_PER_ARCHIVE.has(product) ? archiveIds : ['']).map((archiveId) => entryOf(product, archiveId)),
  )
}
