import type { Kysely } from 'kysely'

/** Rules of a chart that differ from the default; older archives use the default rules. */
export async function addSchool(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('archives')
    .addColumn('school', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
