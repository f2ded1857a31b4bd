import type { OrdersTable } from '../../db/ledger-tables.ts'
import { enqueueJob, type JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { JobDeps } from '../../deps/deps.ts'
import { createPaymentReceiptMail } from './receipt-mail.ts'

type Receipt = JobPayloads['receipt']

/**
 * Enqueues the mail about a payment. `db` must be its transaction with user and order locked. Does nothing for a closed
 * account's order.
 */
export async function enqueuePaymentReceipt(
  db: Db,
  payment_ref: string,
  { order_id, user_id }: Pick<OrdersTable, 'order_id' | 'user_id'>,
  what: Receipt['what'],
  now: number,
): Promise<void> {
  if (user_id === null) return
  const payload = { payment_ref, order_id, what, at: now }
  await enqueueJob(db, { kind: 'receipt', payload, dedupeKey: `receipt ${what} ${payment_ref}`, userId: user_id }, now)
}

/** Sends the mail about a payment to the account's current address, in the account's language. */
export async function sendPaymentReceipt(
  { db, env, mail }: JobDeps,
  { payment_ref, order_id, what, at }: Receipt,
  id: string,
): Promise<void> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.user_id', 'orders.user_id')
    .innerJoin('payments', (join) => join.on('payments.payment_ref', '=', payment_ref))
    .select(['users.email', 'users.interface_language', 'orders.product_id', 'payments.cents', 'payments.currency'])
    .where('orders.order_id', '=', order_id)
    .executeTakeFirst()
  // Without a row, the account was closed after the job was enqueued.
  if (row === undefined) return
  const { email: to, interface_language: locale, ...bought } = row
  const url = `${env.publicUrl}/payok?order_id=${order_id}`
  await mail.send(createPaymentReceiptMail({ to, locale, what, at, orderId: order_id, url, ...bought }), id)
}
