import type { Deps } from '../../deps.ts'
import { Fail } from '../../http/fail.ts'

/**
 * Gives a payment back if that is wanted. The service does it once, whoever asks how often; what fails
 * is wanted still. Throws `unavailable`.
 */
export async function payBack({ db, payment, now }: Deps, paymentRef: string): Promise<void> {
  const wanted = await db.selectFrom('payments').select('payment_ref').where('payment_ref', '=', paymentRef).where('refund', '=', 'wanted').executeTakeFirst()
  if (wanted === undefined || payment === undefined) return
  // Not within a transaction: the network is waited for.
  await payment.refund(paymentRef).catch((cause: unknown) => {
    throw Object.assign(new Fail('unavailable'), { cause })
  })
  await db.updateTable('payments').set({ refund: 'done', changed_at: now() }).where('payment_ref', '=', paymentRef).where('refund', '=', 'wanted').execute()
}

/** Gives back all that is still wanted; the first that fails ends it. */
export async function payAllBack(deps: Deps): Promise<void> {
  const wanted = await deps.db.selectFrom('payments').select('payment_ref').where('refund', '=', 'wanted').execute()
  for (const { payment_ref } of wanted) await payBack(deps, payment_ref)
}

/** A payment service tells of a payment for three days; what is still open after four stays unpaid. */
const OPEN_MS = 4 * 86_400_000

export async function expireOldOrders({ db, now }: Deps): Promise<void> {
  await db.updateTable('orders').set({ status: 'expired', changed_at: now() }).where('status', '=', 'open').where('changed_at', '<', now() - OPEN_MS).execute()
}
