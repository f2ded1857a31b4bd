import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Service that received a payment and must refund it. Earlier payments are of two services; those of the test service have a prefix. */
export async function addPaymentProvider(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('provider', 'text', (column) => column.notNull().defaultTo('stripe'))
    .execute()
  await sql`update payments set provider = 'test' where substr(payment_ref, 1, 5) = 'test_'`.execute(db)
}
