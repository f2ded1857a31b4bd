import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Unlocked books in the archive's row, copied from the ledger, because every list of archives returns them. */
export async function addArchiveBooks(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('archives')
    .addColumn('books', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  const unlocks = await db
    .selectFrom('ledger')
    .select(['user_id', 'archive_id', 'product_id'])
    .where('kind', '=', 'unlock')
    .groupBy(['user_id', 'archive_id', 'product_id'])
    .having(({ fn }) => fn.sum('delta'), '>', 0)
    .orderBy('product_id')
    .execute()
  for (const [id, rows] of Map.groupBy(unlocks, ({ user_id, archive_id }) => `${user_id} ${archive_id}`)) {
    const [userId = '', archiveId = ''] = id.split(' ')
    const books = JSON.stringify(rows.map(({ product_id }) => product_id))
    await db.updateTable('archives').set({ books }).where('user_id', '=', userId).where('archive_id', '=', archiveId).execute()
  }
}
