import type { Kysely } from 'kysely'

/** By which other rules a chart is cast; those before are of the house. */
export async function school(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('archives')
    .addColumn('school', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
