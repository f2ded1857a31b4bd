import type { Kysely } from 'kysely'

/** Tokens that language models took for answers of the chat, by day and person; the row of no person counts all of them. */
export async function modelTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('model_tokens')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('tokens', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('model_tokens_pk', ['day', 'user_id'])
    .execute()
}
