import type { Kysely } from 'kysely'

/** What a login's device is called in the list of logins. */
export async function sessionDevice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
