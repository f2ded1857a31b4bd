import type { Kysely } from 'kysely'

/** Days of archives that the user opened, to sync them to all devices. */
export async function addOpenedDays(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('opened_days')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('ganzhi', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('opened_days_pk', ['user_id', 'archive_id', 'date'])
    .addForeignKeyConstraint('opened_days_archive', ['user_id', 'archive_id'], 'archives', ['user_id', 'archive_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('opened_days_by_change').on('opened_days').columns(['user_id', 'changed_at']).execute()
}
