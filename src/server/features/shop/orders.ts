import { Fail } from '../../http/fail.ts'
import type { Feature } from '../../http/handle.ts'
import { ordersOf } from './order-rows.ts'
import { redemptionsOf } from './redemptions.ts'

/** The payment history, the latest first. */
export const orderList: Feature<'orderList'> = async ({ db }, { userId }) => ({
  orders: await ordersOf(db, userId),
  redeemed: await redemptionsOf(db, userId),
})

/** One order; the page after paying waits by it. Throws `notFound`. */
export const orderShow: Feature<'orderShow'> = async ({ db }, { userId }, { order_id }) => {
  const [order] = await ordersOf(db, userId, order_id)
  if (order === undefined) throw new Fail('notFound')
  return order
}
