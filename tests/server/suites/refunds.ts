import { expect, test } from 'vitest'
import { chargeUse } from '#server/ledger/use.ts'
import { newId } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, checkout, sumLedgerByProduct, createShopper, sendPaymentEvent } from '../../support/shop.ts'
import fc from '../../support/seeded-fast-check.ts'
import { EVENT_SEED, paymentCalls } from './payment-calls.ts'

/** Tests refunds and disputes of payments. */
export function refundSuite(fixture: () => ServerFixture): void {
  const { order, paymentOf, isPaidBack, paid } = paymentCalls(fixture)

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
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({ fatebook: 0, fatebook_agent: 0, ms: 0, vip_month: 0 })
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
    expect([await sumLedgerByProduct(fixture().db, me.userId), (await order(me)).status]).toEqual([{}, kind])
  })

  test('a dispute racing its payment ends as disputed', async () => {
    const me = await createShopper(fixture())
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const one = await createShopper(fixture())
        const { order_id } = await checkout(one, 'cs')
        const ref = newId()
        await Promise.all([paid(order_id, ref, 499), sendPaymentEvent(fixture(), { kind: 'disputed', paymentRef: ref, cents: 499 })])
        return [(await sumLedgerByProduct(fixture().db, one.userId))['cs'] ?? 0, (await order(one)).status]
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
    for (const eventKinds of fc.sample(fc.shuffledSubarray(kinds, { minLength: kinds.length }), { seed: EVENT_SEED, numRuns: 8 })) {
      const me = await createShopper(fixture())
      const { order_id } = await checkout(me, 'fatebook', me.own)
      const ref = newId()
      const statuses = await Promise.all(
        eventKinds.map((kind) =>
          sendPaymentEvent(fixture(), { kind, orderId: kind === 'paid' ? order_id : null, paymentRef: ref, cents: 3999 }),
        ),
      )
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect(Object.values(await sumLedgerByProduct(fixture().db, me.userId)).filter((sum) => sum !== 0)).toEqual([])
      expect((await me.call('productTimes')).data.filter(({ archive_id, times }) => archive_id !== undefined && times > 0)).toEqual([])
      expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: true }])
      const { state, refund } = (await paymentOf(ref))!
      expect([['refunded', 'disputed'].includes(state), refund, (await order(me)).status]).toEqual([true, 'none', state])
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
    const before = await sumLedgerByProduct(db, me.userId)
    await sendPaymentEvent(fixture(), { kind: 'disputed', paymentRef: ref, cents: 3999 })
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: true }])
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => sendPaymentEvent(fixture(), { kind: 'won', paymentRef: ref, cents: 3999 })),
    )
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await sumLedgerByProduct(db, me.userId)).toEqual(before)
    expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: false }])
    expect((await order(me)).status).toBe('paid')
    expect(await paymentOf(ref)).toMatchObject({ state: 'won' })

    // The payment service may repeat a dispute event much later.
    expect(await sendPaymentEvent(fixture(), { kind: 'disputed', paymentRef: ref, cents: 3999 })).toBe(200)
    expect(await sumLedgerByProduct(db, me.userId)).toEqual(before)
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
}
