import type { Counted } from '#contract/product.ts'
import type { BalancesTable } from '../db/ledger-tables.ts'
import type { Db } from '../db/open.ts'
import { addRows } from './rows.ts'
import type { QuotaBucket } from './sources.ts'

/** Of which balance: a user's product, for one archive or '' for none. */
export interface Account {
  readonly user_id: string
  readonly product_id: Counted
  readonly archive_id: string
}

/** Adds times that stay until they are used. */
export async function addTimes(db: Db, account: Account, times: number): Promise<void> {
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
 * Fills a well that begins anew. Only a *later* period does: who travels west, or says so, has no second
 * free round on a date that has been before.
 */
async function refill(db: Db, account: Account, { source, period, refill: times }: QuotaBucket, at: number): Promise<void> {
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
  if (filled !== undefined) await addRows(db, [{ ...account, kind: 'times', source, period, delta: times, reason: 'free', ref_id: '', at }])
}

/**
 * Takes one time from a well, by one conditional write; the period it was taken from, `undefined` when
 * there is none left. A write that waited for another sees what that one left.
 */
export async function takeTime(db: Db, account: Account, well: QuotaBucket, at: number): Promise<string | undefined> {
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

/** Removes up to `times` that were given, as many as are left; how many there were. */
export async function reverseTimes(db: Db, account: Account, times: number): Promise<number> {
  const row = await kept(db, account).select('times').executeTakeFirst()
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
  // Someone used one between the two statements.
  return numUpdatedRows === 1n ? gone : reverseTimes(db, account, times)
}

function kept(db: Db, { user_id, product_id, archive_id }: Account) {
  return db
    .selectFrom('balances')
    .where('user_id', '=', user_id)
    .where('product_id', '=', product_id)
    .where('archive_id', '=', archive_id)
    .where('source', '=', 'kept')
}

/** What a well holds, by the user's rows: a well that was never filled, or not in this period, is full. */
export function timesIn(well: QuotaBucket, rows: readonly Pick<BalancesTable, 'source' | 'period' | 'times'>[]): number {
  const row = rows.find(({ source }) => source === well.source)
  if (row === undefined || (well.refill !== undefined && row.period < well.period)) return well.refill ?? 0
  return row.times
}
