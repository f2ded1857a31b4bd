import type { Redemption } from '#contract/shop.ts'
import type { Grant } from '#contract/product.ts'
import type { Db } from '../../db/open.ts'
import type { OrderPageRange } from './order-rows.ts'

const rowsOf = (db: Db, userId: string, { until, limit }: OrderPageRange) =>
  db
    .selectFrom((all) =>
      all
        .selectFrom('exchange_codes')
        .select(['code_hash', 'product_id', 'used_at', 'used_by'])
        .where('used_by', '=', userId)
        .where('used_at', '<=', until)
        .orderBy('used_at', 'desc')
        .orderBy('code_hash')
        .limit(limit)
        .as('codes'),
    )
    .innerJoin('ledger', (join) =>
      join.onRef('ledger.ref_id', '=', 'codes.code_hash').onRef('ledger.user_id', '=', 'codes.used_by').on('ledger.reason', '=', 'code'),
    )
    .leftJoin('archives', (join) =>
      join.onRef('archives.user_id', '=', 'ledger.user_id').onRef('archives.archive_id', '=', 'ledger.archive_id'),
    )
    .select([
      'codes.code_hash',
      'codes.product_id',
      'codes.used_at',
      'ledger.kind',
      'ledger.product_id as given_id',
      'ledger.delta',
      'ledger.archive_id',
      'archives.user_name',
    ])
    .orderBy('codes.used_at', 'desc')
    .orderBy('codes.code_hash')
    // Orders a code's grants: unlocks first, then uses (`times`), then membership days.
    .orderBy('ledger.kind', 'desc')
    .orderBy('ledger.product_id')
    .execute()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const grantOf = ({ kind, given_id, delta, archive_id }: Row): Grant => ({
  kind,
  product_id: given_id,
  amount: delta,
  archive_id: archive_id === '' ? null : archive_id,
})

function redemptionOf(rows: readonly Row[]): Redemption {
  const [first] = rows as readonly [Row, ...Row[]]
  // All grants of a code that belong to an archive belong to the same one.
  const to = rows.find(({ archive_id }) => archive_id !== '')
  return {
    product_id: first.product_id,
    archive_id: to?.archive_id ?? null,
    user_name: to?.user_name ?? null,
    gives: rows.map(grantOf),
    used_at: first.used_at ?? 0,
  }
}

/** Lists a page of the user's redemptions from the ledger, latest first. */
export async function listRedemptions(db: Db, userId: string, reach: OrderPageRange): Promise<Redemption[]> {
  const rows = await rowsOf(db, userId, reach)
  return [...Map.groupBy(rows, ({ code_hash }) => code_hash).values()].map(redemptionOf)
}
