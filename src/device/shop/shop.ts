import type { InputOf, OutputOf } from '#contract/endpoints.ts'
import type { Membership, Order, OrderList } from '#contract/shop.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { plausibleTimeOf } from '../store/known-time.ts'
import { callAsUser } from '../session/session.ts'

/** Fetches the products and their current prices for an archive. @throws ApiError */
export function fetchCatalogue(archiveId: string, signal?: AbortSignal): Promise<OutputOf<'catalogue'>> {
  return callAsUser('catalogue', { archive_id: archiveId }, { signal })
}

/** Fetches the user's membership, which covers all archives, and the server's time. @throws ApiError */
export async function fetchMembership(signal?: AbortSignal): Promise<Membership & { readonly at: number }> {
  const { membership, at } = await callAsUser('catalogue', {}, { signal })
  return { ...membership, at }
}

/** Fetches a page of the payment history (orders and redeemed codes), older than the cursor `before`. @throws ApiError */
export function fetchPaymentHistory(before: string | undefined, signal?: AbortSignal): Promise<OrderList> {
  return callAsUser('orderList', { before }, { signal })
}

/** Fetches an order. @throws ApiError notFound and connection errors */
export function fetchOrder(orderId: string, signal?: AbortSignal): Promise<Order> {
  return callAsUser('orderShow', { order_id: orderId }, { signal })
}

/**
 * Places an order and returns the URL of the payment page. Never queued, because prices change. @throws ApiError archiveLocked,
 * alreadyUnlocked and others
 */
export function placeOrder(input: InputOf<'checkout'>): Promise<OutputOf<'checkout'>> {
  return callAsUser('checkout', input)
}

/**
 * Checks what a code would grant an archive, without redeeming it.
 * @throws ApiError redeemFailed, notFound, tooManyRequests and connection errors
 */
export function checkRedeemCode(input: InputOf<'redeemCheck'>): Promise<OutputOf<'redeemCheck'>> {
  return callAsUser('redeemCheck', input)
}

/**
 * Redeems a code; idempotent for the same `key`. @throws ApiError redeemFailed, archiveLocked, alreadyUnlocked, tooManyRequests and others
 */
export function redeemCode(input: InputOf<'redeem'>, key: string): Promise<OutputOf<'redeem'>> {
  return callAsUser('redeem', input, { idempotencyKey: key })
}

const BOUGHT = 'boughtAt'
const ORDERS = 'boughtOrders'
/** Maximum number of orders stored on this device; the server's history has all orders. */
const MAX_ORDERS = 20

/** Records the time of a purchase, which live queries in every tab of this user notice. */
export async function recordPurchase(userId: string): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => void (await db.state.put({ key: BOUGHT, value: Date.now() })))
}

/** Stores a paid order for the offline history; if it is new, records the purchase. */
export async function recordPaidOrder(userId: string, order: Order): Promise<void> {
  const isNew = await readIfOpen(userId, false, (db) =>
    db.transaction('rw', db.state, async () => {
      const stored = await readOrders(db)
      if (stored.some(({ order_id }) => order_id === order.order_id)) return false
      await db.state.put({ key: ORDERS, value: [order, ...stored].slice(0, MAX_ORDERS) })
      return true
    }),
  )
  if (isNew) await recordPurchase(userId)
}

/** Lists the orders that were stored on this device when they were paid, in their state at that time; latest first. */
export function listPaidOrders(userId: string): Promise<readonly Order[]> {
  return readIfOpen(userId, [], readOrders)
}

const readOrders = async (db: UserDb): Promise<readonly Order[]> =>
  ((await db.state.get(ORDERS))?.value as readonly Order[] | undefined) ?? []

/** Returns the time of the last purchase that this device knows of (ms); 0 if there is none. */
export function getLastPurchaseAt(userId: string): Promise<number> {
  return readIfOpen(userId, 0, async (db) => plausibleTimeOf((await db.state.get(BOUGHT))?.value as number | undefined) ?? 0)
}
