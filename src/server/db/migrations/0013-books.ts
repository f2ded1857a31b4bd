import type { Kysely } from 'kysely'

/** Versions of books, and marks in them. */
export async function createBookTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('books')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('made_for', 'text', (column) => column.notNull())
    .addColumn('texts', 'integer', (column) => column.notNull())
    .addColumn('birth', 'text', (column) => column.notNull())
    .addColumn('ganzhi', 'text', (column) => column.notNull())
    .addColumn('hand', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('books_pk', ['user_id', 'archive_id', 'product_id', 'version'])
    .addForeignKeyConstraint('books_archive', ['user_id', 'archive_id'], 'archives', ['user_id', 'archive_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()

  await db.schema
    .createTable('book_marks')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('archive_id', 'text', (column) => column.notNull())
    .addColumn('mark_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('paragraph', 'text', (column) => column.notNull())
    .addColumn('quote', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('is_removed', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('made_over', 'bigint')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('book_marks_pk', ['user_id', 'archive_id', 'mark_id'])
    .addForeignKeyConstraint('book_marks_archive', ['user_id', 'archive_id'], 'archives', ['user_id', 'archive_id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('book_marks_by_change').on('book_marks').columns(['user_id', 'changed_at']).execute()
}
