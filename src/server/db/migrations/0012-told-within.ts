import type { Kysely } from 'kysely'

/** Stated precision of the birth time; null for older archives, whose users were not asked for it. */
export async function addStatedPrecision(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('archives').addColumn('told_within', 'integer').execute()
}
