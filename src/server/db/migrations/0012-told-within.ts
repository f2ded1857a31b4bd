import type { Kysely } from 'kysely'

/** Precision of the birth time; null for older archives, for which it was not asked. */
export async function toldWithin(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('archives').addColumn('told_within', 'integer').execute()
}
