import { randomUUID } from 'node:crypto'
import type { Db } from '../db/open.ts'
import type { LedgerTable } from '../db/ledger-tables.ts'

/** Row to add to the ledger; its id is created on insertion. */
export type LedgerRow = Omit<LedgerTable, 'row_id'>

/** Adds rows to the ledger. A unique index refuses duplicates: an order, code or use adds each item once. */
export async function addLedgerRows(db: Db, rows: readonly LedgerRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('ledger')
    .values(rows.map((row) => ({ row_id: randomUUID(), ...row })))
    .execute()
}
