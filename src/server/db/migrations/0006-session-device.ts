import type { Kysely } from 'kysely'

/** Display name of a session's device. */
export async function addSessionDevice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
