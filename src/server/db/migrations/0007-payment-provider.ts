import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** A payment is refunded by the service that received it, whichever sells now. So far there were two, and one marked its payments. */
export async function paymentProvider(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('provider', 'text', (column) => column.notNull().defaultTo('stripe'))
    .execute()
  await sql`update payments set provider = 'test' where substr(payment_ref, 1, 5) = 'test_'`.execute(db)
}
