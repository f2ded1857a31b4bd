import type { CountedProduct } from '#contract/product.ts'
import type { Db } from '../db/open.ts'
import type { LedgerRow } from './rows.ts'
import { addLedgerRows } from './rows.ts'

type Taken = Omit<LedgerRow, 'at'>

/** Returns the ledger row of a use; undefined if there is none, or the use was refunded. */
async function findUse(db: Db, userId: string, useId: string): Promise<Taken | undefined> {
  const rows = await db
    .selectFrom('ledger')
    .select(['user_id', 'product_id', 'archive_id', 'kind', 'source', 'period', 'delta', 'reason', 'ref_id'])
    .where('user_id', '=', userId)
    .where('ref_id', '=', useId)
    .where('reason', 'in', ['use', 'returned'])
    .execute()
  return rows.some(({ reason }) => reason === 'returned') ? undefined : rows[0]
}

/** Adds one use back to its quota bucket. Returns false if the bucket's period has ended. */
async function refundToBucket(db: Db, { user_id, product_id, archive_id, source, period }: Taken): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('balances')
    .set(({ eb }) => ({ times: eb('times', '+', 1) }))
    .where('user_id', '=', user_id)
    .where('product_id', '=', product_id as CountedProduct)
    .where('archive_id', '=', archive_id)
    .where('source', '=', source)
    .where('period', '=', period)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Refunds a use once. A free use of an ended period is not added back (delta 0). `db` must be a transaction that has locked the user. */
export async function refundUse(db: Db, userId: string, useId: string, now: number): Promise<void> {
  const taken = await findUse(db, userId, useId)
  if (taken === undefined) return
  const delta = taken.delta < 0 && (await refundToBucket(db, taken)) ? 1 : 0
  await addLedgerRows(db, [{ ...taken, reason: 'returned', delta, at: now }])
}
