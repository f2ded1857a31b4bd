import type { BooksTable } from '../../db/book-tables.ts'
import type { Db } from '../../db/open.ts'

/** Maximum number of stored versions per book. */
const MAX_VERSIONS = 12

/** Stores a version and deletes the oldest ones over the limit. Does not overwrite an existing version with the same number. */
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
    .where('version', '<=', version - MAX_VERSIONS)
    .execute()
}
