import type { EndpointHandler } from '../../http/handle.ts'
import { listRemainingUses } from '../../ledger/product-times.ts'

/** Returns the remaining uses per product, including today's free ones in the caller's time zone; archives in order of creation. */
export const productTimes: EndpointHandler<'productTimes'> = async ({ db, now }, person) => {
  const archives = await db
    .selectFrom('archives')
    .select('archive_id')
    .where('user_id', '=', person.userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return listRemainingUses(
    db,
    person,
    archives.map(({ archive_id }) => archive_id),
    now(),
  )
}
