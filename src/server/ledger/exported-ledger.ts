import type { ServerExport } from '#contract/export-file.ts'
import type { LedgerTable } from '../db/ledger-tables.ts'
import type { Db } from '../db/open.ts'
import { listUnlocks } from './unlocks.ts'

const orNull = (id: string): string | null => (id === '' ? null : id)

/** Reasons of ledger rows whose `ref_id` is not an order id. */
const OF_NO_ORDER: ReadonlySet<LedgerTable['reason']> = new Set(['code', 'use', 'returned'])

/** Returns the user's ledger in order of time, and the balances, for the export. Leaves out hashes of codes and ids of uses. */
export async function readExportedLedger(db: Db, userId: string): Promise<Pick<ServerExport, 'ledger' | 'balances' | 'unlocks'>> {
  const rows = await db.selectFrom('ledger').selectAll().where('user_id', '=', userId).orderBy('at').orderBy('row_id').execute()
  const balances = await db
    .selectFrom('balances')
    .select(['product_id', 'archive_id', 'source', 'period', 'times'])
    .where('user_id', '=', userId)
    .orderBy('product_id')
    .orderBy('archive_id')
    .orderBy('source')
    .execute()
  return {
    ledger: rows.map(({ row_id: _row, user_id: _user, archive_id, ref_id, ...row }) => ({
      ...row,
      archive_id: orNull(archive_id),
      order_id: OF_NO_ORDER.has(row.reason) ? null : orNull(ref_id),
    })),
    balances: balances.map((row) => ({ ...row, archive_id: orNull(row.archive_id) })),
    unlocks: [...(await listUnlocks(db, userId))],
  }
}
