import { expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { chargeUse } from '#server/ledger/use.ts'
import { newId, type Account } from '../../support/server-client.ts'
import { silentLogger } from '../../support/job-worker.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, submitCheckoutChoice, depsOf, ledgerOf, createShopper, sendPaymentEvent } from '../../support/shop.ts'
import fc from '../../support/seeded-fast-check.ts'

/** Fixed seed for the random orders of events. */
const SEED = 20_261_122

export function paymentSuite(fixture: () => ServerFixture): void {
  const checkout = async (me: Account, product_id: string, archive_id?: string) =>
    (await me.call('checkout', { product_id, archive_id, from: '/setting/shop' })).data
  const order = async (me: Account) => (await me.call('orderList')).data.orders[0]!
  const paymentOf = (ref: string) => fixture().db.selectFrom('payments').selectAll().where('payment_ref', '=', ref).executeTakeFirst()
  /** Waits until the refund job, which runs right after the response, is done. */
  const isPaidBack = (ref: string) => expect.poll(async () => (await paymentOf(ref))?.refund).toBe('done')
  const paid = (orderId: string, paymentRef: string, cents: number, more = {}) =>
    sendPaymentEvent(fixture(), { kind: 'paid', orderId, paymentRef, cents, ...more })

  test('twenty concurrent webhooks of one payment grant once', async () => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'fatebook', me.own)
    const ref = newId()
    const statuses = await Promise.all(Array.from({ length: 20 }, () => paid(order_id, ref, 3999)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({ fatebook: 1, fatebook_agent: 88, ms: 10, vip_month: 31 })
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
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({ cs: 10 })
    // The events that confirm these refunds revoke nothing.
    const [back] = payments.filter((payment) => payment?.refund === 'done')
    await sendPaymentEvent(fixture(), { kind: 'refunded', orderId: order_id, paymentRef: back!.payment_ref, cents: 499 })
    expect([await ledgerOf(fixture().db, me.userId), (await order(me)).status]).toEqual([{ cs: 10 }, 'paid'])
  })

  test('twenty refund events of one payment revoke once', async () => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'fatebook', me.own)
    const ref = newId()
    await paid(order_id, ref, 3999)
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        sendPaymentEvent(fixture(), { kind: i % 2 === 0 ? 'refunded' : 'disputed', paymentRef: ref, cents: 3999 }),
      ),
    )
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({ fatebook: 0, fatebook_agent: 0, ms: 0, vip_month: 0 })
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: true }])
    expect((await me.call('userInfo')).data.is_vip).toBe(false)
    expect(['refunded', 'disputed']).toContain((await order(me)).status)
    await paid(order_id, ref, 3999)
    expect((await me.call('userInfo')).data.is_vip).toBe(false)
  })

  test.each(['refunded', 'disputed'])('a payment %s before its payment event grants nothing', async (kind) => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'cs')
    const ref = newId()
    await sendPaymentEvent(fixture(), { kind, paymentRef: ref, cents: 499 })
    await paid(order_id, ref, 499)
    expect([await ledgerOf(fixture().db, me.userId), (await order(me)).status]).toEqual([{}, kind])
  })

  test('a dispute racing its payment ends as disputed', async () => {
    const me = await createShopper(fixture())
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const one = await createShopper(fixture())
        const { order_id } = await checkout(one, 'cs')
        const ref = newId()
        await Promise.all([paid(order_id, ref, 499), sendPaymentEvent(fixture(), { kind: 'disputed', paymentRef: ref, cents: 499 })])
        return [(await ledgerOf(fixture().db, one.userId))['cs'] ?? 0, (await order(one)).status]
      }),
    )
    expect(outcomes).toEqual(outcomes.map(() => [0, 'disputed']))
    expect(me.userId).not.toBe('')
  })

  test('refund and dispute events in any order leave no grants', async () => {
    const kinds = [
      ...Array.from({ length: 20 }, () => 'paid'),
      ...Array.from({ length: 3 }, () => 'refunded'),
      ...Array.from({ length: 3 }, () => 'disputed'),
    ]
    for (const eventKinds of fc.sample(fc.shuffledSubarray(kinds, { minLength: kinds.length }), { seed: SEED, numRuns: 8 })) {
      const me = await createShopper(fixture())
      const { order_id } = await checkout(me, 'fatebook', me.own)
      const ref = newId()
      const statuses = await Promise.all(
        eventKinds.map((kind) =>
          sendPaymentEvent(fixture(), { kind, orderId: kind === 'paid' ? order_id : null, paymentRef: ref, cents: 3999 }),
        ),
      )
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect(Object.values(await ledgerOf(fixture().db, me.userId)).filter((sum) => sum !== 0)).toEqual([])
      expect((await me.call('productTimes')).data.filter(({ archive_id, times }) => archive_id !== undefined && times > 0)).toEqual([])
      expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: true }])
      const { state, refund } = (await paymentOf(ref))!
      expect([['refunded', 'disputed'].includes(state), refund, (await order(me)).status]).toEqual([true, 'none', state])
    }
  })

  test('payments racing the end of their page grant or are refunded', async () => {
    const kinds = [...Array.from({ length: 20 }, () => 'paid'), 'cancelled', 'declined', 'expired', 'cancelled']
    const ends = await Promise.all(
      fc.sample(fc.shuffledSubarray(kinds, { minLength: kinds.length }), { seed: SEED, numRuns: 8 }).map(async (eventKinds) => {
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
        .poll(async () => [(await paymentOf(ref))?.refund, await ledgerOf(fixture().db, me.userId)])
        .toEqual(isPaid ? ['none', { cs: 10 }] : ['done', {}])
    }
  })

  test('a refund of a used pack never makes a balance negative', async () => {
    const me = await createShopper(fixture())
    const order_id = await buy(fixture(), me, 'ms', me.own)
    const balance = { user_id: me.userId, product_id: 'ms', archive_id: me.own }
    await fixture().db.updateTable('balances').set({ times: 4 }).where('user_id', '=', me.userId).where('product_id', '=', 'ms').execute()
    const row = await fixture().db.selectFrom('orders').select('payment_ref').where('order_id', '=', order_id).executeTakeFirstOrThrow()
    await sendPaymentEvent(fixture(), { kind: 'refunded', paymentRef: row.payment_ref, cents: 699 })
    expect(
      await fixture()
        .db.selectFrom('balances')
        .select(['user_id', 'product_id', 'archive_id', 'times'])
        .where('user_id', '=', me.userId)
        .execute(),
    ).toEqual([{ ...balance, times: 0 }])
    expect(
      await fixture().db.selectFrom('ledger').select('delta').where('user_id', '=', me.userId).where('reason', '=', 'refunded').execute(),
    ).toEqual([{ delta: -4 }])
  })

  test.each(['cancelled', 'declined', 'expired'])('a payment for an order that was %s is refunded', async (kind) => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'cs')
    await sendPaymentEvent(fixture(), { kind, orderId: order_id })
    const ref = newId()
    await paid(order_id, ref, 499)
    expect([await ledgerOf(fixture().db, me.userId), (await order(me)).status]).toEqual([{}, kind])
    await isPaidBack(ref)
  })

  test('a cancellation after the payment changes nothing', async () => {
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'cs')
    await paid(order_id, newId(), 499)
    for (const kind of ['cancelled', 'declined', 'expired']) await sendPaymentEvent(fixture(), { kind, orderId: order_id })
    expect([await ledgerOf(fixture().db, me.userId), (await order(me)).status]).toEqual([{ cs: 10 }, 'paid'])
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
    expect([await ledgerOf(fixture().db, me.userId), (await order(me)).status]).toEqual([{ cs: 10 }, 'expired'])
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
    expect([await ledgerOf(fixture().db, me.userId), (await order(me)).status]).toEqual([{}, 'open'])
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

  test('winning a dispute restores exactly what it revoked, once', async () => {
    const { db, clock } = fixture()
    const me = await createShopper(fixture())
    const { order_id } = await checkout(me, 'fatebook', me.own)
    const ref = newId()
    await paid(order_id, ref, 3999)
    for (const useId of [newId(), newId(), newId()])
      await db
        .transaction()
        .execute((change) =>
          chargeUse(change, { userId: me.userId, zone: 'UTC' }, { product: 'fatebook_agent', archiveId: me.own, useId, now: clock.now() }),
        )
    const before = await ledgerOf(db, me.userId)
    await sendPaymentEvent(fixture(), { kind: 'disputed', paymentRef: ref, cents: 3999 })
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: true }])
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => sendPaymentEvent(fixture(), { kind: 'won', paymentRef: ref, cents: 3999 })),
    )
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await ledgerOf(db, me.userId)).toEqual(before)
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: false }])
    expect((await order(me)).status).toBe('paid')
    expect(await paymentOf(ref)).toMatchObject({ state: 'won' })

    // The payment service may repeat a dispute event much later.
    expect(await sendPaymentEvent(fixture(), { kind: 'disputed', paymentRef: ref, cents: 3999 })).toBe(200)
    expect(await ledgerOf(db, me.userId)).toEqual(before)
    expect(await sendPaymentEvent(fixture(), { kind: 'refunded', paymentRef: ref, cents: 3999 })).toBe(200)
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: true }])
    expect((await order(me)).status).toBe('refunded')
  })

  test("an upgrade paid after its book's dispute is refunded", async () => {
    const me = await createShopper(fixture())
    const book = await checkout(me, 'fatebook', me.own)
    const bookRef = newId()
    await paid(book.order_id, bookRef, 3999)
    const upgrade = await checkout(me, 'vip_year')
    expect((await order(me)).cents).toBe(6000)
    await sendPaymentEvent(fixture(), { kind: 'disputed', paymentRef: bookRef, cents: 3999 })
    const ref = newId()
    await paid(upgrade.order_id, ref, 6000)
    await isPaidBack(ref)
    expect((await me.call('userInfo')).data.is_vip).toBe(false)
    expect((await order(me)).status).toBe('refunded')
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
    expect([await ledgerOf(fixture().db, me.userId), (await order(me)).status]).toEqual([{}, 'open'])
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
    expect(await ledgerOf(fixture().db, me.userId)).toEqual(status === 'paid' ? { cs: 10 } : {})
  })
}
