import { enqueueJob, type JobPayloads } from '../../db/jobs.ts'
import type { Db } from '../../db/open.ts'
import type { JobDeps } from '../../deps/deps.ts'
import { PortFailure } from '../../ports/port-failure.ts'
import { lockOrder } from './order-rows.ts'
import { enqueuePaymentReceipt } from './receipts.ts'

type Refund = JobPayloads['refund']

/** Enqueues the refund of a payment. `db` must be the transaction that decided it. The job has no user, so that it survives the account. */
export async function enqueueRefund(db: Db, payment_ref: string, now: number): Promise<void> {
  await enqueueJob(db, { kind: 'refund', payload: { payment_ref }, dedupeKey: `refund ${payment_ref}` }, now)
}

/** Returns the idempotency key of a refund at the payment service. Derived from the payment, so that two jobs create only one refund. */
export const refundIdOf = ({ payment_ref }: Refund): string => `refund-${payment_ref}`

/** Refunds a payment through the service that received it, unless it was refunded by hand meanwhile. */
export async function sendRefund({ db, payment }: JobDeps, { payment_ref }: Refund, id: string): Promise<void> {
  const wanted = await db
    .selectFrom('payments')
    .select('provider')
    .where('payment_ref', '=', payment_ref)
    .where('refund', '=', 'wanted')
    .executeTakeFirst()
  if (wanted === undefined) return
  const service = payment.all.find(({ name }) => name === wanted.provider)
  if (service === undefined) throw new PortFailure('paymentOff')
  await service.refund(payment_ref, id)
}

/** Marks the payment as refunded and enqueues a mail about it. */
export async function markPaymentRefunded(db: Db, { payment_ref }: Refund, now: number): Promise<void> {
  const done = await db
    .updateTable('payments')
    .set({ refund: 'done', changed_at: now })
    .where('payment_ref', '=', payment_ref)
    .where('refund', '=', 'wanted')
    .returning('order_id')
    .executeTakeFirst()
  const order = done && done.order_id !== null ? await lockOrder(db, done.order_id, now) : undefined
  if (order !== undefined) await enqueuePaymentReceipt(db, payment_ref, order, 'refunded', now)
}
