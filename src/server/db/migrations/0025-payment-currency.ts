import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Currency of a payment, for mails about it. All earlier sales were in US dollars. */
export async function addPaymentCurrency(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('usd'))
    .execute()
}
