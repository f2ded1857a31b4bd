import { randomUUID } from 'node:crypto'
import type { Grant } from '#contract/product.ts'
import { runInTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/open.ts'
import { consumeRateLimit, type RateLimit } from '../../db/rate-limit.ts'
import type { Deps } from '../../deps/deps.ts'
import { AppError } from '../../http/app-error.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { lockUser } from '../../http/run-idempotent.ts'
import { applyGrants } from '../../ledger/grants.ts'
import { createCheckoutToken } from './checkout-token.ts'
import { listProductsAt } from './on-sale.ts'
import { closeOrder, parseGrants } from './order-rows.ts'
import { requireTerms, type PurchaseTerms } from './terms.ts'

const unlocksSame = (a: Grant, b: Grant): boolean =>
  a.kind === 'unlock' && b.kind === 'unlock' && a.product_id === b.product_id && a.archive_id === b.archive_id

/** Finds the open order of the same product and archive. Cancels other open orders that would unlock the same book. */
async function findOpenOrder(db: Db, userId: string, wanted: PurchaseTerms, now: number): Promise<string | undefined> {
  const open = await db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('status', '=', 'open').execute()
  const same = open.find((row) => row.product_id === wanted.product_id && row.archive_id === wanted.archive_id)
  const rivals = open.filter((row) => row !== same && parseGrants(row).some((a) => wanted.gives.some((b) => unlocksSame(a, b))))
  for (const { order_id } of rivals) await closeOrder(db, order_id, 'cancelled', now)
  return same?.order_id
}

/** Limit of new orders per user; renewing an open order does not count. */
const fiftyPerDay: RateLimit = { max: 50, windowMs: 86_400_000 }

async function takeOrder(db: Db, userId: string, now: number): Promise<void> {
  const { waitMs } = await consumeRateLimit(db, `order ${userId}`, fiftyPerDay, now)
  if (waitMs > 0) throw new AppError('tooManyRequests', { retry_seconds: Math.ceil(waitMs / 1000) })
}

/**
 * Creates an order, or renews the open one with current terms and a new token. Payment on an older page counts only if the
 * amount is equal.
 */
async function placeOrder(db: Db, userId: string, { gives, ...wanted }: PurchaseTerms, from: string, now: number) {
  const { token, columns } = createCheckoutToken(now)
  const known = await findOpenOrder(db, userId, { gives, ...wanted }, now)
  const terms = { ...wanted, gives: JSON.stringify(gives), from_screen: from, ...columns, session_ref: null, changed_at: now }
  if (known !== undefined) {
    await db.updateTable('orders').set(terms).where('order_id', '=', known).execute()
    return { order_id: known, token }
  }
  await takeOrder(db, userId, now)
  const order_id = randomUUID()
  const open = { status: 'open', payment_ref: null, paid_at: null, created_at: now } as const
  await db
    .insertInto('orders')
    .values({ order_id, user_id: userId, ...terms, ...open })
    .execute()
  return { order_id, token }
}

/** Grants a product with a price of 0 at once, without a checkout page. */
async function grantFree(db: Db, userId: string, orderId: string, gives: readonly Grant[], now: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'paid', paid_at: now, checkout_used_at: now, changed_at: now })
    .where('order_id', '=', orderId)
    .execute()
  await applyGrants(db, gives, { userId, reason: 'order', refId: orderId, now })
}

function payUrlOf({ env }: Deps, { product_id, archive_id }: PurchaseTerms, token: string, from: string): string {
  const query = new URLSearchParams({ product_id, ...(archive_id !== '' && { archive_id }), token, from })
  return `${env.publicUrl}/pay?${query.toString()}`
}

/**
 * Places an order and returns its payment URL; repeating renews the URL. Stores no response, as it has a token. Throws
 * `tooManyRequests`.
 */
export const checkout: EndpointHandler<'checkout'> = async (deps, { userId }, { product_id, archive_id, from }) => {
  if (deps.payment.selling === undefined) throw new AppError('paymentOff')
  const now = deps.now()
  return runInTransaction(deps.db, async (db) => {
    await lockUser(db, userId, now)
    const wanted = await requireTerms(
      { ...deps, db },
      userId,
      { product: listProductsAt(now, deps.env).find((one) => one.product_id === product_id), archiveId: archive_id },
      now,
    )
    const { order_id, token } = await placeOrder(db, userId, wanted, from, now)
    if (wanted.cents > 0) return { order_id, url: payUrlOf(deps, wanted, token, from) }
    await grantFree(db, userId, order_id, wanted.gives, now)
    return { order_id, url: `${deps.env.publicUrl}/payok?order_id=${order_id}` }
  })
}
