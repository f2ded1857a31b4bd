import { sql, type Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Files without a row, with the time they were first found; and an index to claim due jobs of one kind. */
export async function createStrayFilesTable(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('stray_files')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.dropIndex('jobs_due').execute()
  await db.schema
    .createIndex('jobs_to_claim')
    .on('jobs')
    .columns(['kind', 'run_at', 'id'])
    .where(sql.ref('state'), '!=', sql.lit('exhausted'))
    .execute()
}
