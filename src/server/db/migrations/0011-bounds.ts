import type { Kysely } from 'kysely'

/** Count of a user's changes per day; indexes for stored responses by age and a user's redeemed codes by time. */
export async function addDailyChangeCount(db: Kysely<unknown>): Promise<void> {
  for (const name of ['changes_day', 'changes_taken']) {
    await db.schema
      .alterTable('users')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await db.schema.createIndex('answers_by_age').on('answers').column('created_at').execute()
  await db.schema.createIndex('exchange_codes_by_user').on('exchange_codes').columns(['used_by', 'used_at']).execute()
}
