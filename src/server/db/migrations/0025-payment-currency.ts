import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Mails about payments name the currency. So far everything was sold in US dollars. */
export async function paymentCurrency(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('usd'))
    .execute()
}
