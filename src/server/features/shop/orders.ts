import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { findOrder, listOrders } from './order-rows.ts'
import { listRedemptions } from './redemptions.ts'

/** Parses a page cursor: a time, and the number of entries with this time on earlier pages. */
function startOf(before: string | undefined): { readonly until: number; readonly skipped: number } {
  const [until = Number.MAX_SAFE_INTEGER, skipped = 0] = before?.split('.').map(Number) ?? []
  return { until, skipped }
}

/** Returns a page of the payment history, latest first, with orders and redemptions merged by time. */
export const orderList: EndpointHandler<'orderList'> = async ({ db }, { userId }, { before, size }) => {
  const { until, skipped } = startOf(before)
  const end = skipped + size
  // Reads one entry more than the page has, to know whether there is another page.
  const reach = { until, limit: end + 1 }
  const orders = (await listOrders(db, userId, reach)).map((order) => ({ at: order.created_at, orders: [order], redeemed: [] }))
  const redeemed = (await listRedemptions(db, userId, reach)).map((one) => ({ at: one.used_at, orders: [], redeemed: [one] }))
  const entries = [...orders, ...redeemed].toSorted((a, b) => b.at - a.at)
  const page = entries.slice(skipped, end)
  const last = page.at(-1)?.at
  return {
    orders: page.flatMap((entry) => entry.orders),
    redeemed: page.flatMap((entry) => entry.redeemed),
    next: entries.length > end ? `${last}.${entries.slice(0, end).filter(({ at }) => at === last).length}` : null,
  }
}

/** Returns an order of the user. The page shown after a payment polls it. Throws `notFound`. */
export const orderShow: EndpointHandler<'orderShow'> = async ({ db }, { userId }, { order_id }) => {
  const order = await findOrder(db, userId, order_id)
  if (order === undefined) throw new AppError('notFound')
  return order
}
