import type { Kysely } from 'kysely'

/** Prose of a book that a language model is writing, card by card. */
export async function createProseTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('book_prose')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('prose', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('book_prose_pk', ['user_id', 'archive_id', 'product_id', 'version'])
    .addForeignKeyConstraint('book_prose_archive', ['user_id', 'archive_id'], 'archives', ['user_id', 'archive_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
}
