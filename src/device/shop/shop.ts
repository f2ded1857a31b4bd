import type { InputOf, OutputOf } from '#contract/endpoints.ts'
import type { Membership, Order, OrderList } from '#contract/shop.ts'
import type { UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { knownTimeOf } from '../store/known-time.ts'
import { callAsUser } from '../session/session.ts'

/** What is on sale and the prices of this moment, for one of the user's archives. @throws ApiError */
export function fetchCatalogue(archiveId: string, signal?: AbortSignal): Promise<OutputOf<'catalogue'>> {
  return callAsUser('catalogue', { archive_id: archiveId }, { signal })
}

/** The membership of whoever asks, whatever their archives, and the server's clock. @throws ApiError */
export async function fetchMembership(signal?: AbortSignal): Promise<Membership & { readonly at: number }> {
  const { membership, at } = await callAsUser('catalogue', {}, { signal })
  return { ...membership, at }
}

/** A page of the payment history: what was ordered and what was redeemed, before a page's end. @throws ApiError */
export function fetchHistory(before: string | undefined, signal?: AbortSignal): Promise<OrderList> {
  return callAsUser('orderList', { before }, { signal })
}

/** @throws ApiError notFound and the client's own */
export function fetchOrder(orderId: string, signal?: AbortSignal): Promise<Order> {
  return callAsUser('orderShow', { order_id: orderId }, { signal })
}

/**
 * Orders something and says where to pay for it. Never through the outbox: a price is of its moment.
 * @throws ApiError archiveLocked, alreadyUnlocked, notForSale, paymentOff, notFound and the client's own
 */
export function checkOut(input: InputOf<'checkout'>): Promise<OutputOf<'checkout'>> {
  return callAsUser('checkout', input)
}

/**
 * What a code would give an archive; nothing is spent.
 * @throws ApiError redeemFailed, notFound, tooManyRequests and the client's own
 */
export function checkCode(input: InputOf<'redeemCheck'>): Promise<OutputOf<'redeemCheck'>> {
  return callAsUser('redeemCheck', input)
}

/**
 * Redeems a code. Under the same key it is redeemed once: asked again after a lost answer it is the same answer.
 * @throws ApiError redeemFailed, archiveLocked, alreadyUnlocked, tooManyRequests and the client's own
 */
export function redeemCode(input: InputOf<'redeem'>, key: string): Promise<OutputOf<'redeem'>> {
  return callAsUser('redeem', input, { idempotencyKey: key })
}

const BOUGHT = 'boughtAt'
const ORDERS = 'boughtOrders'
/** So many orders are kept that were seen paid here; the history of the server has all. */
const ORDERS_KEPT = 20

/** Tells every tab of this user that they have something new. */
export async function recordPurchase(userId: string): Promise<void> {
  await readIfOpen(userId, undefined, async (db) => void (await db.state.put({ key: BOUGHT, value: Date.now() })))
}

/** Keeps an order that was seen paid, for a history without the network; one that is new is told to every tab. */
export async function recordPaidOrder(userId: string, order: Order): Promise<void> {
  const isNew = await readIfOpen(userId, false, (db) =>
    db.transaction('rw', db.state, async () => {
      const kept = await ordersIn(db)
      if (kept.some(({ order_id }) => order_id === order.order_id)) return false
      await db.state.put({ key: ORDERS, value: [order, ...kept].slice(0, ORDERS_KEPT) })
      return true
    }),
  )
  if (isNew) await recordPurchase(userId)
}

/** Orders that were seen paid on this device, as they were then; the latest seen first. */
export function listPaidHere(userId: string): Promise<readonly Order[]> {
  return readIfOpen(userId, [], ordersIn)
}

const ordersIn = async (db: UserDb): Promise<readonly Order[]> =>
  ((await db.state.get(ORDERS))?.value as readonly Order[] | undefined) ?? []

/** Milliseconds of the last time that this device heard of something new; 0 before the first. */
export function lastBoughtAt(userId: string): Promise<number> {
  return readIfOpen(userId, 0, async (db) => knownTimeOf((await db.state.get(BOUGHT))?.value as number | undefined) ?? 0)
}
