import { AppError } from '../../http/app-error.ts'
import type { Feature } from '../../http/handle.ts'
import { findOrder, listOrders } from './order-rows.ts'
import { listRedemptions } from './redemptions.ts'

/** Parses a page cursor: a time, and how many entries with it earlier pages contained. */
function startOf(before: string | undefined): { readonly until: number; readonly told: number } {
  const [until = Number.MAX_SAFE_INTEGER, told = 0] = before?.split('.').map(Number) ?? []
  return { until, told }
}

/** Returns a page of the payment history, latest first; orders and redemptions are merged by time. */
export const orderList: Feature<'orderList'> = async ({ db }, { userId }, { before, size }) => {
  const { until, told } = startOf(before)
  const end = told + size
  // One entry more than the page tells whether there is another page.
  const reach = { until, limit: end + 1 }
  const orders = (await listOrders(db, userId, reach)).map((order) => ({ at: order.created_at, orders: [order], redeemed: [] }))
  const redeemed = (await listRedemptions(db, userId, reach)).map((one) => ({ at: one.used_at, orders: [], redeemed: [one] }))
  const entries = [...orders, ...redeemed].toSorted((a, b) => b.at - a.at)
  const page = entries.slice(told, end)
  const last = page.at(-1)?.at
  return {
    orders: page.flatMap((entry) => entry.orders),
    redeemed: page.flatMap((entry) => entry.redeemed),
    next: entries.length > end ? `${last}.${entries.slice(0, end).filter(({ at }) => at === last).length}` : null,
  }
}

/** Returns an order; the page after a payment polls it. Throws `notFound`. */
export const orderShow: Feature<'orderShow'> = async ({ db }, { userId }, { order_id }) => {
  const order = await findOrder(db, userId, order_id)
  if (order === undefined) throw new AppError('notFound')
  return order
}
