import type { OrdersTable, PaymentsTable } from '../../db/ledger-tables.ts'
import { runInTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps/deps.ts'
import { reverseFreeAnnualBooks } from '../../ledger/free-books.ts'
import { applyGrants, restoreGrants, reverseGrants } from '../../ledger/grants.ts'
import { isUnlockedInLedger } from '../../ledger/unlocks.ts'
import type { PaymentEvent } from '../../ports/payment/payment.ts'
import { readBuyer, hasOwnBook } from './buyer.ts'
import { closeOrder, parseGrants, lockOrder } from './order-rows.ts'
import { enqueuePaymentReceipt } from './receipts.ts'
import { enqueueRefund } from './refunds.ts'

type Reversal = 'refunded' | 'disputed'
type Row = OrdersTable

/** Locks the payment's row, and creates it with the payment's first event, so that its events are handled one by one. */
async function lockPayment(
  db: Db,
  provider: string,
  ref: string,
  { orderId, cents, currency }: PaymentEvent,
  now: number,
): Promise<PaymentsTable> {
  const row = await db
    .insertInto('payments')
    .values({ payment_ref: ref, provider, order_id: null, cents, currency, state: 'heard', refund: 'none', changed_at: now })
    .onConflict((conflict) => conflict.column('payment_ref').doUpdateSet({ changed_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow()
  if (row.provider !== provider) throw new Error(`two payment services have a payment ${ref}`)
  return { ...row, order_id: row.order_id ?? orderId }
}

const setPayment = (db: Db, ref: string, changes: Partial<PaymentsTable>) =>
  db.updateTable('payments').set(changes).where('payment_ref', '=', ref).execute()

/** Whether the order's book was unlocked by a code or another order meanwhile, so that this payment must be refunded. */
async function isRedundant(db: Db, order: Row): Promise<boolean> {
  for (const { kind, product_id, archive_id } of parseGrants(order)) {
    const isMatter = kind === 'unlock' && (product_id === 'fatebook' || product_id === order.product_id)
    if (isMatter && (await isUnlockedInLedger(db, order.user_id ?? '', product_id, archive_id ?? ''))) return true
  }
  return false
}

/** Whether the order's terms depend on the user's own book having been unlocked when the order was placed. */
function dependsOnOwnBook(order: Row): boolean {
  if (order.product_id === 'vip_month') return true
  return (
    order.product_id === 'vip_year' && !parseGrants(order).some(({ kind, product_id }) => kind === 'unlock' && product_id === 'fatebook')
  )
}

/** Whether the own book, on which the order's price depends, has been revoked since. */
async function isPriceRevoked(db: Db, order: Row, now: number): Promise<boolean> {
  return dependsOnOwnBook(order) && !hasOwnBook(await readBuyer(db, order.user_id ?? '', undefined, now))
}

/** Handles a payment: settles its order once. Refunds it if it has no open order, another amount, or its order's terms no longer hold. */
async function settlePayment(db: Db, payment: PaymentsTable, { orderId, cents, currency }: PaymentEvent, now: number): Promise<void> {
  const ref = payment.payment_ref
  if (payment.state === 'paid' || payment.state === 'won') return
  const order = orderId === null ? undefined : await lockOrder(db, orderId, now)
  if (payment.state !== 'heard') {
    // The refund or dispute event came first: grants nothing, and enqueues no refund.
    if (order?.status !== 'open') return
    await updateOrder(db, order, { status: payment.state, payment_ref: ref })
    if (payment.state === 'refunded') await enqueuePaymentReceipt(db, ref, order, 'refunded', now)
    return
  }
  const isGood = order?.status === 'open' && order.user_id !== null && cents === order.cents && currency === 'usd'
  const isPaying = isGood && !(await isRedundant(db, order)) && !(await isPriceRevoked(db, order, now))
  await setPayment(db, ref, { order_id: order?.order_id ?? null, cents, currency, state: 'paid', refund: isPaying ? 'none' : 'wanted' })
  if (!isPaying) await enqueueRefund(db, ref, now)
  if (!isGood) return
  await updateOrder(db, order, { status: isPaying ? 'paid' : 'refunded', payment_ref: ref, paid_at: now })
  if (!isPaying) return
  await applyGrants(db, parseGrants(order), { userId: order.user_id!, reason: 'order', refId: order.order_id, now })
  await enqueuePaymentReceipt(db, ref, order, 'paid', now)
}

const updateOrder = (db: Db, { order_id }: Row, changes: Partial<Row>) =>
  db.updateTable('orders').set(changes).where('order_id', '=', order_id).execute()

/** Locks and returns the order of a payment. `isPaid`: this payment, not another one, paid the order. */
async function lockOrderOfPayment(
  db: Db,
  { payment_ref, order_id }: PaymentsTable,
  now: number,
): Promise<{ order?: Row; isPaid: boolean }> {
  const paid = await db.selectFrom('orders').select('order_id').where('payment_ref', '=', payment_ref).executeTakeFirst()
  const id = paid?.order_id ?? order_id
  const order = id === null ? undefined : await lockOrder(db, id, now)
  return { ...(order && { order }), isPaid: paid !== undefined }
}

/** Handles a refund or dispute event. Reverses the grants, once. */
async function reverse(db: Db, payment: PaymentsTable, state: Reversal, now: number): Promise<void> {
  // A dispute event after a won dispute is late or out of order.
  const isOver = payment.state === 'won' && state === 'disputed'
  if (payment.state === 'refunded' || payment.state === 'disputed' || isOver) return
  const { order, isPaid } = await lockOrderOfPayment(db, payment, now)
  // Must follow the locks: after a second update of the payment's row, PostgreSQL would lock its order before the user's row.
  await setPayment(db, payment.payment_ref, { state, refund: payment.refund === 'wanted' ? 'done' : payment.refund })
  // Mails only unknown refunds: `markPaymentRefunded` mailed our own, and a payment without a payment event needs no mail.
  const isNews = state === 'refunded' && payment.refund !== 'done' && payment.state !== 'heard'
  if (order !== undefined && isNews) await enqueuePaymentReceipt(db, payment.payment_ref, order, 'refunded', now)
  // A payment that did not pay the order granted nothing, so nothing is reversed.
  if (!isPaid || order?.status !== 'paid') return
  await updateOrder(db, order, { status: state })
  if (order.user_id === null) return
  const cause = { userId: order.user_id, reason: state, refId: order.order_id, now }
  await reverseGrants(db, parseGrants(order), cause)
  await reverseFreeAnnualBooks(db, parseGrants(order), cause)
}

/** Handles a won dispute: marks the order as paid again and restores its grants. */
async function restore(db: Db, payment: PaymentsTable, now: number): Promise<void> {
  if (payment.state !== 'disputed' && payment.state !== 'paid') return
  const { order, isPaid } = await lockOrderOfPayment(db, payment, now)
  await setPayment(db, payment.payment_ref, { state: 'won' })
  if (!isPaid || order?.status !== 'disputed') return
  await updateOrder(db, order, { status: 'paid' })
  if (order.user_id !== null) await restoreGrants(db, { userId: order.user_id, refId: order.order_id, now })
}

async function settle(db: Db, provider: string, event: PaymentEvent, now: number): Promise<void> {
  const { kind, orderId, sessionRef, paymentRef } = event
  if (kind === 'paid' || kind === 'refunded' || kind === 'disputed' || kind === 'won') {
    if (paymentRef === null) return
    const payment = await lockPayment(db, provider, paymentRef, event, now)
    if (kind === 'won') return restore(db, payment, now)
    return kind === 'paid' ? settlePayment(db, payment, event, now) : reverse(db, payment, kind, now)
  }
  const order = orderId === null ? undefined : await lockOrder(db, orderId, now)
  // Ignores events of an earlier checkout page: the order may have been renewed with another page that is still open.
  if (order === undefined || (sessionRef !== null && order.session_ref !== sessionRef)) return
  await closeOrder(db, order.order_id, kind, now)
}

/** Handles an event of the payment service `provider`. Repeated, late or reordered events lead to the same result. */
export async function handlePaymentEvent({ db, now, jobs }: Deps, provider: string, event: PaymentEvent): Promise<void> {
  await runInTransaction(db, (within) => settle(within, provider, event, now()))
  jobs.wake()
}
