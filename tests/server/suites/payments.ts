import { expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { newId } from '../../support/server-client.ts'
import { silentLogger } from '../../support/job-worker.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, checkout, submitCheckoutChoice, depsOf, sumLedgerByProduct, createShopper, sendPaymentEvent } from '../../support/shop.ts'
import fc from '../../support/seeded-fast-check.ts'
import { EVENT_SEED, paymentCalls } from './payment-calls.ts'

/** Tests payments, including those that are refunded at once. */
export function paymentSuite(fixture: () => ServerFixture): void {
  const { order, paymentOf, isPaidBack, paid } = paymentCalls(fixture)

  test('twenty concurrent webhooks of one payment grant once', async () => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'fatebook', me.own)
    const ref = newId()
    const statuses = await Promise.all(Array.from({ length: 20 }, () => paid(order_id, ref, 3999)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({ fatebook: 1, fatebook_agent: 88, ms: 10, vip_month: 31 })
    expect(await paymentOf(ref)).toMatchObject({ state: 'paid', refund: 'none' })
  })

  test('of twenty concurrent payments of one order nineteen are refunded', async () => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'cs')
    const refs = Array.from({ length: 20 }, newId)
    await Promise.all(refs.map((ref) => paid(order_id, ref, 499)))
    const paymentsNow = () => Promise.all(refs.map(paymentOf))
    await expect
      .poll(async () => (await paymentsNow()).map((payment) => payment?.refund).toSorted())
      .toEqual([...Array.from({ length: 19 }, () => 'done'), 'none'])
    const payments = await paymentsNow()
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({ cs: 10 })
    // The events that confirm these refunds revoke nothing.
    const [back] = payments.filter((payment) => payment?.refund === 'done')
    await sendPaymentEvent(fixture(), { kind: 'refunded', orderId: order_id, paymentRef: back!.payment_ref, cents: 499 })
    expect([await sumLedgerByProduct(fixture().db, me.userId), (await order(me)).status]).toEqual([{ cs: 10 }, 'paid'])
  })

  test('payments racing the end of their page grant or are refunded', async () => {
    const kinds = [...Array.from({ length: 20 }, () => 'paid'), 'cancelled', 'declined', 'expired', 'cancelled']
    const ends = await Promise.all(
      fc.sample(fc.shuffledSubarray(kinds, { minLength: kinds.length }), { seed: EVENT_SEED, numRuns: 8 }).map(async (eventKinds) => {
        const me = await createShopper(fixture())
        const { order_id } = await checkout(me, 'cs')
        const ref = newId()
        await Promise.all(
          eventKinds.map((kind) =>
            sendPaymentEvent(fixture(), { kind, orderId: order_id, paymentRef: kind === 'paid' ? ref : null, cents: 499 }),
          ),
        )
        return { me, ref }
      }),
    )
    for (const { me, ref } of ends) {
      const isPaid = (await order(me)).status === 'paid'
      await expect
        .poll(async () => [(await paymentOf(ref))?.refund, await sumLedgerByProduct(fixture().db, me.userId)])
        .toEqual(isPaid ? ['none', { cs: 10 }] : ['done', {}])
    }
  })

  test.each(['cancelled', 'declined', 'expired'])('a payment for an order that was %s is refunded', async (kind) => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'cs')
    await sendPaymentEvent(fixture(), { kind, orderId: order_id })
    const ref = newId()
    await paid(order_id, ref, 499)
    expect([await sumLedgerByProduct(fixture().db, me.userId), (await order(me)).status]).toEqual([{}, kind])
    await isPaidBack(ref)
  })

  test('a cancellation after the payment changes nothing', async () => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'cs')
    await paid(order_id, newId(), 499)
    for (const kind of ['cancelled', 'declined', 'expired']) await sendPaymentEvent(fixture(), { kind, orderId: order_id })
    expect([await sumLedgerByProduct(fixture().db, me.userId), (await order(me)).status]).toEqual([{ cs: 10 }, 'paid'])
  })

  test('late payments grant until their order expires, then are refunded', async () => {
    const me = await createShopper(fixture())
    const first = await checkout(me, 'cs')
    fixture().clock.pass({ days: 3 })
    await cleanUp(depsOf(fixture()), silentLogger)
    await paid(first.order_id, newId(), 499)
    const second = await checkout(me, 'cs')
    fixture().clock.pass({ days: 4, seconds: 1 })
    await cleanUp(depsOf(fixture()), silentLogger)
    await paid(second.order_id, newId(), 499)
    expect([await sumLedgerByProduct(fixture().db, me.userId), (await order(me)).status]).toEqual([{ cs: 10 }, 'expired'])
  })

  test('purges unpaid orders after 400 days but not those with payments', async () => {
    const me = await createShopper(fixture())
    const ends = new Map<string, string>()
    for (const kind of ['cancelled', 'declined', 'expired', 'paid', 'heard']) {
      const { order_id } = await checkout(me, 'cs')
      ends.set(order_id, kind)
      if (kind === 'paid') await paid(order_id, newId(), 499)
      else await sendPaymentEvent(fixture(), { kind: kind === 'heard' ? 'cancelled' : kind, orderId: order_id })
      if (kind === 'heard') await paid(order_id, newId(), 499)
    }
    const left = async () => {
      const rows = await fixture().db.selectFrom('orders').select('order_id').where('user_id', '=', me.userId).execute()
      return rows.map(({ order_id }) => ends.get(order_id)).toSorted()
    }
    fixture().clock.pass({ days: 399 })
    await cleanUp(depsOf(fixture()), silentLogger)
    expect(await left()).toEqual(['cancelled', 'declined', 'expired', 'heard', 'paid'])
    fixture().clock.pass({ days: 2 })
    await cleanUp(depsOf(fixture()), silentLogger)
    expect(await left()).toEqual(['heard', 'paid'])
  })

  test.each([
    [498, 'usd'],
    [500, 'usd'],
    [499, 'eur'],
  ])('refunds a payment of %i %s for 499 usd', async (cents, currency) => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'cs')
    const ref = newId()
    await paid(order_id, ref, cents, { currency })
    expect([await sumLedgerByProduct(fixture().db, me.userId), (await order(me)).status]).toEqual([{}, 'open'])
    await isPaidBack(ref)
  })

  test('refunds a payment for a book unlocked in the meantime', async () => {
    const me = await createShopper(fixture())
    const year = await checkout(me, 'vip_year')
    await fixture().db.updateTable('orders').set({ status: 'declined' }).where('order_id', '=', year.order_id).execute()
    await buy(fixture(), me, 'fatebook', me.own)
    await fixture().db.updateTable('orders').set({ status: 'open' }).where('order_id', '=', year.order_id).execute()
    const ref = newId()
    await paid(year.order_id, ref, 9999)
    expect((await me.call('userInfo')).data.is_year_vip).toBe(false)
    await isPaidBack(ref)
  })

  test('refuses webhooks that are unsigned, forged or too old', async () => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'cs')
    const event = { kind: 'paid', orderId: order_id, paymentRef: newId(), cents: 499 }
    expect(await sendPaymentEvent(fixture(), event, { key: Buffer.alloc(32) })).toBe(400)
    expect(await sendPaymentEvent(fixture(), event, { ageSeconds: 301 })).toBe(400)
    const bare = (headers: Record<string, string>, body: string) =>
      fetch(`${fixture().server.url}/fapi/order/webhook`, { method: 'POST', headers, body })
    for (const headers of [{}, { 'mingshu-signature': '' }, { 'mingshu-signature': 't=1,v1=00' }]) {
      expect((await bare({ 'content-type': 'application/json', ...headers }, JSON.stringify(event))).status).toBe(400)
    }
    expect([await sumLedgerByProduct(fixture().db, me.userId), (await order(me)).status]).toEqual([{}, 'open'])
  })

  test('concurrent choices on one checkout page have one outcome', async () => {
    const me = await createShopper(fixture())
    const { url } = await checkout(me, 'cs')
    const answers = await Promise.all([
      submitCheckoutChoice(fixture(), url, 'approve'),
      submitCheckoutChoice(fixture(), url, 'decline'),
      submitCheckoutChoice(fixture(), url, 'cancel'),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 410, 410])
    const { status } = await order(me)
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual(status === 'paid' ? { cs: 10 } : {})
  })
}
