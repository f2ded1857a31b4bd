import type { Counted, Grant } from '#contract/product.ts'
import type { LedgerTable } from '../db/ledger-tables.ts'
import type { Db } from '../db/open.ts'
import { addUses, reverseUses } from './balances.ts'
import { addRows, type LedgerRow } from './rows.ts'
import { syncUnlockedBooks } from './unlocks.ts'

/** Why something is granted or reversed: an order or a code, by id. */
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

async function syncUnlocks(db: Db, rows: readonly LedgerRow[]): Promise<void> {
  for (const { user_id, kind, archive_id, at } of rows) {
    if (kind === 'unlock') await syncUnlockedBooks(db, user_id, archive_id, at)
  }
}

/** Books the grants of an order or code. `db` must be a transaction; the database refuses a second booking for one cause. */
export async function grantAll(db: Db, grants: readonly Grant[], cause: Cause): Promise<void> {
  const rows = grants.map((grant) => rowOf(grant, cause))
  await addRows(db, rows)
  for (const row of rows) if (row.kind === 'times') await addUses(db, accountOf(row), row.delta)
  await syncUnlocks(db, rows)
}

/** Restores what a dispute reversed, after it was won: exactly the reversed rows, not the original grants. */
export async function restoreGrants(db: Db, { userId, refId, now }: Omit<Cause, 'reason'>): Promise<void> {
  const taken = await db
    .selectFrom('ledger')
    .select(['user_id', 'product_id', 'archive_id', 'kind', 'source', 'period', 'delta', 'ref_id'])
    .where('user_id', '=', userId)
    .where('ref_id', '=', refId)
    .where('reason', '=', 'disputed')
    .execute()
  const rows = taken.map((row): LedgerRow => ({ ...row, delta: -row.delta, reason: 'won', at: now }))
  await addRows(db, rows)
  for (const row of rows) if (row.kind === 'times') await addUses(db, accountOf(row), row.delta)
  await syncUnlocks(db, rows)
}

/**
 * Reverses the grants of an order. Balances never go negative: used uses stay used, and only the rest is removed. Days count as
 * never granted; a book also unlocked by something else stays unlocked.
 */
export async function reverseGrants(db: Db, grants: readonly Grant[], cause: Cause): Promise<void> {
  const rows: LedgerRow[] = []
  for (const grant of grants) {
    const row = rowOf(grant, cause)
    const amount = row.kind === 'times' ? await reverseUses(db, accountOf(row), row.delta) : row.delta
    if (amount > 0) rows.push({ ...row, delta: -amount })
  }
  await addRows(db, rows)
  await syncUnlocks(db, rows)
}
