import type { Feature } from '../../http/handle.ts'
import { productTimesOf } from '../../ledger/product-times.ts'

/** What is left of each product, free times of the caller's today included; per archive in the order they were made. */
export const productTimes: Feature<'productTimes'> = async ({ db, now }, person) => {
  const archives = await db
    .selectFrom('archives')
    .select('archive_id')
    .where('user_id', '=', person.userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return productTimesOf(
    db,
    person,
    archives.map(({ archive_id }) => archive_id),
    now(),
  )
}
