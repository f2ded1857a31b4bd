import type { Kysely } from 'kysely'

/** The browser that had a code sent is known again by a secret of its own. */
export async function codeAsks(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('login_codes').addColumn('ask_hash', 'text').execute()
}
