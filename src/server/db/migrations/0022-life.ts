import type { Kysely } from 'kysely'

/** Life events, and verdicts on paragraphs of books. */
export async function createLifeTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('life_entries')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('is_removed', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('life_entries_pk', ['user_id', 'archive_id', 'type', 'entry_id'])
    .addForeignKeyConstraint('life_entries_archive', ['user_id', 'archive_id'], 'archives', ['user_id', 'archive_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('life_entries_by_change').on('life_entries').columns(['user_id', 'changed_at']).execute()
}
