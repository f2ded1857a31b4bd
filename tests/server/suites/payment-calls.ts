import { expect } from 'vitest'
import type { Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { sendPaymentEvent } from '../../support/shop.ts'

/** Fixed seed for the random orders of events. */
export const EVENT_SEED = 20_261_122

/** Returns functions that send payment events and read their outcome. */
export function paymentCalls(fixture: () => ServerFixture) {
  const order = async (me: Account) => (await me.call('orderList')).data.orders[0]!
  const paymentOf = (ref: string) => fixture().db.selectFrom('payments').selectAll().where('payment_ref', '=', ref).executeTakeFirst()
  /** Waits until the refund job, which runs right after the response, is done. */
  const isPaidBack = (ref: string) => expect.poll(async () => (await paymentOf(ref))?.refund).toBe('done')
  const paid = (orderId: string, paymentRef: string, cents: number, more = {}) =>
    sendPaymentEvent(fixture(), { kind: 'paid', orderId, paymentRef, cents, ...more })
  return { order, paymentOf, isPaidBack, paid }
}
