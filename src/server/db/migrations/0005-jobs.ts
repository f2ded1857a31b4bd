import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Job queue for mails and refunds. Converts pending refunds to jobs. */
export async function createJobsTable(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text')
    .addColumn('dedupe_key', 'text', (column) => column.unique())
    .addColumn('user_id', 'text', (column) => column.references('users.user_id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('fence', 'integer', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('jobs_due').on('jobs').columns(['state', 'run_at']).execute()
  await db.schema.createIndex('jobs_by_user').on('jobs').column('user_id').execute()

  const owed = await db.selectFrom('payments').select(['payment_ref', 'changed_at']).where('refund', '=', 'wanted').execute()
  for (const { payment_ref, changed_at } of owed) {
    const key = `refund ${payment_ref}`
    const rest = { user_id: null, ends_at: null, last_error: null, run_at: changed_at, created_at: changed_at, changed_at }
    await db
      .insertInto('jobs')
      .values({
        id: key,
        kind: 'refund',
        payload: JSON.stringify({ payment_ref }),
        dedupe_key: key,
        state: 'waiting',
        tries: 0,
        fence: 0,
        ...rest,
      })
      .execute()
  }
}
