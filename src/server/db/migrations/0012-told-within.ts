import type { Kysely } from 'kysely'

/** How exactly the time of a birth is known; of the births before, nobody was asked. */
export async function toldWithin(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('archives').addColumn('told_within', 'integer').execute()
}
