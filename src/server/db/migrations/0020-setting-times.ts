import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Time when each setting was chosen. Earlier choices have none and count as older than any later one. */
export async function addSettingTimes(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('chosen_at', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
