import type { CountedProduct, Grant } from '#contract/product.ts'
import type { LedgerTable } from '../db/ledger-tables.ts'
import type { Db } from '../db/open.ts'
import { addUses, reverseUses } from './balances.ts'
import { addLedgerRows, type LedgerRow } from './rows.ts'
import { syncUnlockedBooks } from './unlocks.ts'

/** Cause of a grant or reversal: reason, and id of the order or hash of the code. */
export interface LedgerCause {
  readonly userId: string
  readonly reason: LedgerTable['reason']
  readonly refId: string
  /** Time of the ledger rows (ms). */
  readonly now: number
}

function rowOf({ kind, product_id, amount, archive_id }: Grant, { userId, reason, refId, now }: LedgerCause): LedgerRow {
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

const accountOf = ({ user_id, product_id, archive_id }: LedgerRow) => ({ user_id, product_id: product_id as CountedProduct, archive_id })

async function syncUnlocks(db: Db, rows: readonly LedgerRow[]): Promise<void> {
  for (const { user_id, kind, archive_id, at } of rows) {
    if (kind === 'unlock') await syncUnlockedBooks(db, user_id, archive_id, at)
  }
}

/** Adds grants to the ledger, balances and archives. `db` must be a transaction. The database refuses a second time for one cause. */
export async function applyGrants(db: Db, grants: readonly Grant[], cause: LedgerCause): Promise<void> {
  const rows = grants.map((grant) => rowOf(grant, cause))
  await addLedgerRows(db, rows)
  for (const row of rows) if (row.kind === 'times') await addUses(db, accountOf(row), row.delta)
  await syncUnlocks(db, rows)
}

/** Restores exactly what a dispute reversed, after it was won; not the original grants, part of which may have been used. */
export async function restoreGrants(db: Db, { userId, refId, now }: Omit<LedgerCause, 'reason'>): Promise<void> {
  const taken = await db
    .selectFrom('ledger')
    .select(['user_id', 'product_id', 'archive_id', 'kind', 'source', 'period', 'delta', 'ref_id'])
    .where('user_id', '=', userId)
    .where('ref_id', '=', refId)
    .where('reason', '=', 'disputed')
    .execute()
  const rows = taken.map((row): LedgerRow => ({ ...row, delta: -row.delta, reason: 'won', at: now }))
  await addLedgerRows(db, rows)
  for (const row of rows) if (row.kind === 'times') await addUses(db, accountOf(row), row.delta)
  await syncUnlocks(db, rows)
}

/** Reverses grants. Removes only unused uses, so that no balance gets negative. A book unlocked by another cause as well stays unlocked. */
export async function reverseGrants(db: Db, grants: readonly Grant[], cause: LedgerCause): Promise<void> {
  const rows: LedgerRow[] = []
  for (const grant of grants) {
    const row = rowOf(grant, cause)
    const amount = row.kind === 'times' ? await reverseUses(db, accountOf(row), row.delta) : row.delta
    if (amount > 0) rows.push({ ...row, delta: -amount })
  }
  await addLedgerRows(db, rows)
  await syncUnlocks(db, rows)
}
