import type { CountedProduct } from '#contract/product.ts'
import type { BalancesTable } from '../db/ledger-tables.ts'
import type { Db } from '../db/open.ts'
import { addLedgerRows } from './rows.ts'
import type { QuotaBucket } from './sources.ts'

/** Key of balances: a user's product, for one archive; `archive_id` is empty for products not counted per archive. */
export interface BalanceKey {
  readonly user_id: string
  readonly product_id: CountedProduct
  readonly archive_id: string
}

/** Adds permanent uses to a balance. */
export async function addUses(db: Db, account: BalanceKey, times: number): Promise<void> {
  await db
    .insertInto('balances')
    .values({ ...account, source: 'kept', period: '', times })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id', 'archive_id', 'source'])
        .doUpdateSet(({ eb }) => ({ times: eb('balances.times', '+', times) })),
    )
    .execute()
}

/**
 * Refills a renewing bucket, only in a *later* period: a journey to the west, real or claimed, gives no second refill for an
 * earlier date.
 */
async function refill(db: Db, account: BalanceKey, { source, period, refill: times }: QuotaBucket, at: number): Promise<void> {
  if (times === undefined) return
  const filled = await db
    .insertInto('balances')
    .values({ ...account, source, period, times })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'product_id', 'archive_id', 'source'])
        .doUpdateSet({ period, times })
        .where('balances.period', '<', period),
    )
    .returning('period')
    .executeTakeFirst()
  if (filled !== undefined)
    await addLedgerRows(db, [{ ...account, kind: 'times', source, period, delta: times, reason: 'free', ref_id: '', at }])
}

/** Takes one use from a bucket, by a conditional update that is safe under concurrency. Returns its period; undefined if none is left. */
export async function consumeUse(db: Db, account: BalanceKey, well: QuotaBucket, at: number): Promise<string | undefined> {
  await refill(db, account, well, at)
  const taken = await db
    .updateTable('balances')
    .set(({ eb }) => ({ times: eb('times', '-', 1) }))
    .where('user_id', '=', account.user_id)
    .where('product_id', '=', account.product_id)
    .where('archive_id', '=', account.archive_id)
    .where('source', '=', well.source)
    .where('times', '>', 0)
    .returning('period')
    .executeTakeFirst()
  return taken?.period
}

/** Removes at most `times` permanent uses, as many as are left. Returns how many were removed. */
export async function reverseUses(db: Db, account: BalanceKey, times: number): Promise<number> {
  const row = await selectBalance(db, account).select('times').executeTakeFirst()
  const gone = Math.min(row?.times ?? 0, times)
  if (gone === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('balances')
    .set(({ eb }) => ({ times: eb('times', '-', gone) }))
    .where('user_id', '=', account.user_id)
    .where('product_id', '=', account.product_id)
    .where('archive_id', '=', account.archive_id)
    .where('source', '=', 'kept')
    .where('times', '>=', gone)
    .executeTakeFirst()
  // Retries if a use was taken between the two statements.
  return numUpdatedRows === 1n ? gone : reverseUses(db, account, times)
}

function selectBalance(db: Db, { user_id, product_id, archive_id }: BalanceKey) {
  return db
    .selectFrom('balances')
    .where('user_id', '=', user_id)
    .where('product_id', '=', product_id)
    .where('archive_id', '=', archive_id)
    .where('source', '=', 'kept')
}

/** Returns the remaining uses of a bucket. A bucket without a row for its period is full. */
export function countRemainingUses(well: QuotaBucket, rows: readonly Pick<BalancesTable, 'source' | 'period' | 'times'>[]): number {
  const row = rows.find(({ source }) => source === well.source)
  if (row === undefined || (well.refill !== undefined && row.period < well.period)) return well.refill ?? 0
  return row.times
}
