import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Who took a payment gives it back, whoever sells by then. Until now there were two, and one of them marked its own. */
export async function paymentProvider(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('provider', 'text', (column) => column.notNull().defaultTo('stripe'))
    .execute()
  await sql`update payments set provider = 'test' where substr(payment_ref, 1, 5) = 'test_'`.execute(db)
}
