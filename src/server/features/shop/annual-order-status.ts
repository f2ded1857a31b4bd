import type { EndpointHandler } from '../../http/handle.ts'
import { readBuyer } from './buyer.ts'
import { listAwaitedFeatures, listProductsAt } from './on-sale.ts'

/** Returns whether the Annual Book of a year can be bought for an archive of the user. Throws `notFound`. */
export const annualOrderStatus: EndpointHandler<'annualOrderStatus'> = async (
  { db, env, now: clock },
  { userId },
  { archive_id, year },
) => {
  const now = clock()
  const productId = `annual:${year}`
  const { isUnlocked } = await readBuyer(db, userId, archive_id, now)
  const open = await db
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('archive_id', '=', archive_id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return {
    state: isUnlocked(productId, archive_id) ? 'unlocked' : open === undefined ? 'locked' : 'ordered',
    order_id: open?.order_id ?? null,
    is_on_sale: listProductsAt(now, env).some(
      (product) => product.product_id === productId && listAwaitedFeatures(product, env).length === 0,
    ),
  }
}
