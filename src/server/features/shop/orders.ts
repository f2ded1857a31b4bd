import { AppError } from '../../http/app-error.ts'
import type { Feature } from '../../http/handle.ts'
import { orderById, ordersOf } from './order-rows.ts'
import { redemptionsOf } from './redemptions.ts'

/** Where a page begins: at a moment, of which the pages before told so many entries. */
function startOf(before: string | undefined): { readonly until: number; readonly told: number } {
  const [until = Number.MAX_SAFE_INTEGER, told = 0] = before?.split('.').map(Number) ?? []
  return { until, told }
}

/** A page of the payment history, the latest first; orders and redemptions stand in one order of time. */
export const orderList: Feature<'orderList'> = async ({ db }, { userId }, { before, size }) => {
  const { until, told } = startOf(before)
  const end = told + size
  // One more than there is room for says that there is another page.
  const reach = { until, limit: end + 1 }
  const orders = (await ordersOf(db, userId, reach)).map((order) => ({ at: order.created_at, orders: [order], redeemed: [] }))
  const redeemed = (await redemptionsOf(db, userId, reach)).map((one) => ({ at: one.used_at, orders: [], redeemed: [one] }))
  const entries = [...orders, ...redeemed].toSorted((a, b) => b.at - a.at)
  const page = entries.slice(told, end)
  const last = page.at(-1)?.at
  return {
    orders: page.flatMap((entry) => entry.orders),
    redeemed: page.flatMap((entry) => entry.redeemed),
    next: entries.length > end ? `${last}.${entries.slice(0, end).filter(({ at }) => at === last).length}` : null,
  }
}

/** One order; the page after paying waits by it. Throws `notFound`. */
export const orderShow: Feature<'orderShow'> = async ({ db }, { userId }, { order_id }) => {
  const order = await orderById(db, userId, order_id)
  if (order === undefined) throw new AppError('notFound')
  return order
}
