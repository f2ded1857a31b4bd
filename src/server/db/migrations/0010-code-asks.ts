import type { Kysely } from 'kysely'

/** Hash of the secret that identifies the browser that requested a code. */
export async function addRequesterHash(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('login_codes').addColumn('ask_hash', 'text').execute()
}
