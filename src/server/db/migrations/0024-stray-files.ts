import type { Kysely } from 'kysely'

/** Files that no row names, since they were first seen so. */
export async function strayFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stray_files')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
}
