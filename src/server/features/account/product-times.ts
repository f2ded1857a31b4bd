import type { Feature } from '../../http/handle.ts'
import { listProductTimes } from '../../ledger/product-times.ts'

/** Remaining uses of each product, with today's free ones in the caller's time zone; archives in the order they were created. */
export const productTimes: Feature<'productTimes'> = async ({ db, now }, person) => {
  const archives = await db
    .selectFrom('archives')
    .select('archive_id')
    .where('user_id', '=', person.userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return listProductTimes(
    db,
    person,
    archives.map(({ archive_id }) => archive_id),
    now(),
  )
}
