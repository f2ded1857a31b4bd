import type { Counted, Grant } from '#contract/product.ts'
import type { LedgerTable } from '../db/ledger-tables.ts'
import type { Db } from '../db/open.ts'
import { addTimes, reverseTimes } from './balances.ts'
import { addRows, type LedgerRow } from './rows.ts'
import { followBooks } from './unlocks.ts'

/** Why something is given or reversed: an order or a code, by its id. */
export interface Cause {
  readonly userId: string
  readonly reason: LedgerTable['reason']
  readonly refId: string
  /** Milliseconds. */
  readonly now: number
}

function rowOf({ kind, product_id, amount, archive_id }: Grant, { userId, reason, refId, now }: Cause): LedgerRow {
  return {
    user_id: userId,
    product_id,
    archive_id: archive_id ?? '',
    kind,
    source: 'kept',
    period: '',
    delta: amount,
    reason,
    ref_id: refId,
    at: now,
  }
}

const accountOf = ({ user_id, product_id, archive_id }: LedgerRow) => ({ user_id, product_id: product_id as Counted, archive_id })

async function followUnlocks(db: Db, rows: readonly LedgerRow[]): Promise<void> {
  for (const { user_id, kind, archive_id, at } of rows) {
    if (kind === 'unlock') await followBooks(db, user_id, archive_id, at)
  }
}

/** Gives what an order or a code gives. `db` must be a transaction; a second time for one cause is refused by the database. */
export async function give(db: Db, grants: readonly Grant[], cause: Cause): Promise<void> {
  const rows = grants.map((grant) => rowOf(grant, cause))
  await addRows(db, rows)
  for (const row of rows) if (row.kind === 'times') await addTimes(db, accountOf(row), row.delta)
  await followUnlocks(db, rows)
}

/** Gives back what a dispute took, now that it is won: row by row what went then, not what was bought. */
export async function giveBack(db: Db, { userId, refId, now }: Omit<Cause, 'reason'>): Promise<void> {
  const taken = await db
    .selectFrom('ledger')
    .select(['user_id', 'product_id', 'archive_id', 'kind', 'source', 'period', 'delta', 'ref_id'])
    .where('user_id', '=', userId)
    .where('ref_id', '=', refId)
    .where('reason', '=', 'disputed')
    .execute()
  const rows = taken.map((row): LedgerRow => ({ ...row, delta: -row.delta, reason: 'won', at: now }))
  await addRows(db, rows)
  for (const row of rows) if (row.kind === 'times') await addTimes(db, accountOf(row), row.delta)
  await followUnlocks(db, rows)
}

/**
 * Reverses what an order gave. A balance never goes below nothing: times that were used are used, and
 * only what is left goes. Days count as if they had never been given; a book that something else
 * unlocked as well stays unlocked.
 */
export async function reverseGrants(db: Db, grants: readonly Grant[], cause: Cause): Promise<void> {
  const rows: LedgerRow[] = []
  for (const grant of grants) {
    const row = rowOf(grant, cause)
    const amount = row.kind === 'times' ? await reverseTimes(db, accountOf(row), row.delta) : row.delta
    if (amount > 0) rows.push({ ...row, delta: -amount })
  }
  await addRows(db, rows)
  await followUnlocks(db, rows)
}
