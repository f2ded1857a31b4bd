import type { Kysely } from 'kysely'

/** Alternative rules of a chart; older archives use the default rules. */
export async function school(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('archives')
    .addColumn('school', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
