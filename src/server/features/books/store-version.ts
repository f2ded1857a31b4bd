import type { BooksTable } from '../../db/book-tables.ts'
import type { Db } from '../../db/open.ts'

/** Per book. */
const VERSIONS_KEPT = 12

/** Stores a version and deletes the oldest; an existing one with this number stays. */
export async function storeVersion(db: Db, row: BooksTable): Promise<void> {
  const { user_id, archive_id, product_id, version } = row
  await db
    .insertInto('books')
    .values(row)
    .onConflict((same) => same.columns(['user_id', 'archive_id', 'product_id', 'version']).doNothing())
    .execute()
  await db
    .deleteFrom('books')
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('product_id', '=', product_id)
    .where('version', '<=', version - VERSIONS_KEPT)
    .execute()
}
