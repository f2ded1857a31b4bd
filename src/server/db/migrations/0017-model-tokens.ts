import type { Kysely } from 'kysely'

/** Language model tokens used for chat answers, per day and user; the empty user id is the server-wide counter. */
export async function createModelTokensTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_tokens')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('tokens', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('model_tokens_pk', ['day', 'user_id'])
    .execute()
}
