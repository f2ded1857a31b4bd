import type { Feature } from '../../http/handle.ts'
import { buyerOf } from './buyer.ts'
import { awaitedOf, productsAt } from './on-sale.ts'

/** Where the Annual Book of a year is in its sale, for one of the user's archives. Throws `notFound`. */
export const annualOrderStatus: Feature<'annualOrderStatus'> = async ({ db, env, now: clock }, { userId }, { archive_id, year }) => {
  const now = clock()
  const productId = `annual:${year}`
  const { isUnlocked } = await buyerOf(db, userId, archive_id, now)
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
    is_on_sale: productsAt(now, env).some((product) => product.product_id === productId && awaitedOf(product, env).length === 0),
  }
}
