import type { OrdersTable, PaymentsTable } from '../../db/ledger-tables.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { Db } from '../../db/open.ts'
import type { Deps } from '../../deps/deps.ts'
import { reverseFreeReports } from '../../ledger/free-books.ts'
import { give, giveBack, reverseGrants } from '../../ledger/grants.ts'
import { isUnlocked } from '../../ledger/unlocks.ts'
import type { PaymentEvent } from '../../ports/payment/payment.ts'
import { buyerOf, hasOwnBook } from './buyer.ts'
import { closeOrder, grantsOf, lockOrder } from './order-rows.ts'
import { enqueueReceipt } from './receipts.ts'
import { enqueueRefund } from './refunds.ts'

type Reversal = 'refunded' | 'disputed'
type Row = OrdersTable

/** Locks the payment's row, made when it is first heard of: whatever else is told of this payment waits. */
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

/** Whether a code or another order unlocked the book in the meantime: then this payment was for nothing. */
async function isForNothing(db: Db, order: Row): Promise<boolean> {
  for (const { kind, product_id, archive_id } of grantsOf(order)) {
    const isMatter = kind === 'unlock' && (product_id === 'fatebook' || product_id === order.product_id)
    if (isMatter && (await isUnlocked(db, order.user_id ?? '', product_id, archive_id ?? ''))) return true
  }
  return false
}

/** Whether the terms of the order rest on the own book, which was unlocked when it was placed. */
function restsOnOwnBook(order: Row): boolean {
  if (order.product_id === 'vip_month') return true
  return order.product_id === 'vip_year' && !grantsOf(order).some(({ kind, product_id }) => kind === 'unlock' && product_id === 'fatebook')
}

/** Whether what the order's price rests on was taken back in the meantime. */
async function isUndercut(db: Db, order: Row, now: number): Promise<boolean> {
  return restsOnOwnBook(order) && !hasOwnBook(await buyerOf(db, order.user_id ?? '', undefined, now))
}

/** A payment has come. It pays its order once, or else goes back: there is no order for it, or no open one, or it is another sum. */
async function pay(db: Db, payment: PaymentsTable, { orderId, cents, currency }: PaymentEvent, now: number): Promise<void> {
  const ref = payment.payment_ref
  if (payment.state === 'paid' || payment.state === 'won') return
  const order = orderId === null ? undefined : await lockOrder(db, orderId, now)
  if (payment.state !== 'heard') {
    // Its refund came first: nothing is given, and nothing is owed.
    if (order?.status !== 'open') return
    await setOrder(db, order, { status: payment.state, payment_ref: ref })
    if (payment.state === 'refunded') await enqueueReceipt(db, ref, order, 'refunded', now)
    return
  }
  const isGood = order?.status === 'open' && order.user_id !== null && cents === order.cents && currency === 'usd'
  const isPaying = isGood && !(await isForNothing(db, order)) && !(await isUndercut(db, order, now))
  await setPayment(db, ref, { order_id: order?.order_id ?? null, cents, currency, state: 'paid', refund: isPaying ? 'none' : 'wanted' })
  if (!isPaying) await enqueueRefund(db, ref, now)
  if (!isGood) return
  await setOrder(db, order, { status: isPaying ? 'paid' : 'refunded', payment_ref: ref, paid_at: now })
  if (!isPaying) return
  await give(db, grantsOf(order), { userId: order.user_id!, reason: 'order', refId: order.order_id, now })
  await enqueueReceipt(db, ref, order, 'paid', now)
}

const setOrder = (db: Db, { order_id }: Row, changes: Partial<Row>) =>
  db.updateTable('orders').set(changes).where('order_id', '=', order_id).execute()

/** The order that a payment was for; `isPaid` where it is the payment that paid it. */
async function lockOrderOf(db: Db, { payment_ref, order_id }: PaymentsTable, now: number): Promise<{ order?: Row; isPaid: boolean }> {
  const paid = await db.selectFrom('orders').select('order_id').where('payment_ref', '=', payment_ref).executeTakeFirst()
  const id = paid?.order_id ?? order_id
  const order = id === null ? undefined : await lockOrder(db, id, now)
  return { ...(order && { order }), isPaid: paid !== undefined }
}

/** A payment was given back, or its payer disputes it: what it gave is reversed, once. */
async function reverse(db: Db, payment: PaymentsTable, state: Reversal, now: number): Promise<void> {
  // A dispute that is told of after it was won has been reversed, or never will be.
  const isOver = payment.state === 'won' && state === 'disputed'
  if (payment.state === 'refunded' || payment.state === 'disputed' || isOver) return
  const { order, isPaid } = await lockOrderOf(db, payment, now)
  // Not sooner: a payment's row that is written twice has PostgreSQL lock its order, before the user's row is locked.
  await setPayment(db, payment.payment_ref, { state, refund: payment.refund === 'wanted' ? 'done' : payment.refund })
  // What we gave back ourselves was told when that was done; of what nobody has paid yet there is nothing to tell.
  const isNews = state === 'refunded' && payment.refund !== 'done' && payment.state !== 'heard'
  if (order !== undefined && isNews) await enqueueReceipt(db, payment.payment_ref, order, 'refunded', now)
  // A second payment of an order that another one paid gave nothing.
  if (!isPaid || order?.status !== 'paid') return
  await setOrder(db, order, { status: state })
  if (order.user_id === null) return
  const cause = { userId: order.user_id, reason: state, refId: order.order_id, now }
  await reverseGrants(db, grantsOf(order), cause)
  await reverseFreeReports(db, grantsOf(order), cause)
}

/** A dispute is won: its order is paid again, and has what was taken. */
async function restore(db: Db, payment: PaymentsTable, now: number): Promise<void> {
  if (payment.state !== 'disputed' && payment.state !== 'paid') return
  const { order, isPaid } = await lockOrderOf(db, payment, now)
  await setPayment(db, payment.payment_ref, { state: 'won' })
  if (!isPaid || order?.status !== 'disputed') return
  await setOrder(db, order, { status: 'paid' })
  if (order.user_id !== null) await giveBack(db, { userId: order.user_id, refId: order.order_id, now })
}

async function settle(db: Db, provider: string, event: PaymentEvent, now: number): Promise<void> {
  const { kind, orderId, sessionRef, paymentRef } = event
  if (kind === 'paid' || kind === 'refunded' || kind === 'disputed' || kind === 'won') {
    if (paymentRef === null) return
    const payment = await lockPayment(db, provider, paymentRef, event, now)
    if (kind === 'won') return restore(db, payment, now)
    return kind === 'paid' ? pay(db, payment, event, now) : reverse(db, payment, kind, now)
  }
  const order = orderId === null ? undefined : await lockOrder(db, orderId, now)
  // The order may have been begun anew on another page, which is open still.
  if (order === undefined || (sessionRef !== null && order.session_ref !== sessionRef)) return
  await closeOrder(db, order.order_id, kind, now)
}

/** Does what the news of a payment service, by its name, asks for. Told twice, late or in another order it comes to the same. */
export async function receive({ db, now, jobs }: Deps, provider: string, event: PaymentEvent): Promise<void> {
  await inTransaction(db, (within) => settle(within, provider, event, now()))
  jobs.wake()
}
