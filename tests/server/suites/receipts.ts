import { expect, test } from 'vitest'
import { deleteUserRows } from '#server/db/delete-user-rows.ts'
import { addPaymentCurrency as addCurrency } from '#server/db/migrations/0025-payment-currency.ts'
import { newAddress, newId, signIn, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, sendRefundEvent, createShopper, sendPaymentEvent } from '../../support/shop.ts'
import { readMail } from '../../support/smtp.ts'

/** Tests receipts: one mail per payment that paid an order, and one per refund. */
export function receiptSuite(fixture: () => ServerFixture): void {
  /** Returns the plain texts of the receipt and refund mails to an address, oldest first. */
  const receiptsTo = async (address: string) =>
    (await fixture().server.mailsTo(address))
      .filter((mail) => !mail.includes('X-Verification-Code'))
      .map((mail) => readMail(mail.replaceAll(/\r?\n/g, '\r\n')).bodies['text/plain']!.replaceAll('\r\n', '\n'))
      .toReversed()
  const subjectsTo = async (address: string) =>
    (await fixture().server.mailsTo(address))
      .filter((mail) => !mail.includes('X-Verification-Code'))
      .map((mail) => /<title>(.*)<\/title>/.exec(readMail(mail.replaceAll(/\r?\n/g, '\r\n')).bodies['text/html']!)![1])
      .toReversed()
  /** Waits until there is no receipt job any more. */
  const areSent = () => expect.poll(() => fixture().db.selectFrom('jobs').select('id').where('kind', '=', 'receipt').execute()).toEqual([])
  const checkout = async (me: Account, product_id: string) =>
    (await me.call('checkout', { product_id, from: '/setting/shop' })).data.order_id
  const paid = (orderId: string, paymentRef: string, cents: number, more = {}) =>
    sendPaymentEvent(fixture(), { kind: 'paid', orderId, paymentRef, cents, ...more })
  const isPaidBack = (ref: string) =>
    expect
      .poll(
        async () => (await fixture().db.selectFrom('payments').select('refund').where('payment_ref', '=', ref).executeTakeFirst())?.refund,
      )
      .toBe('done')

  test.each([
    ['zh_CN', '命书收据：学理 10 轮', '商品：学理 10 轮\n金额：US$4.99\n付款时间：', '订单号：'],
    ['zh_TW', '命書收據：學理 10 輪', '商品：學理 10 輪\n金額：US$4.99\n付款時間：', '訂單編號：'],
    ['en_US', 'Your Mingshu receipt: Learning, 10 rounds', 'Item: Learning, 10 rounds\nAmount: US$4.99\nPaid: ', 'Order number: '],
  ])('a receipt in %s has item, amount, time, number and link', async (locale, subject, facts, number) => {
    const me = await signIn(fixture().server, newAddress(), { locale })
    const orderId = await buy(fixture(), me, 'dt')
    await expect.poll(() => receiptsTo(me.address)).toHaveLength(1)
    const [text] = await receiptsTo(me.address)
    expect(await subjectsTo(me.address)).toEqual([subject])
    expect(text).toContain(facts)
    expect(text).toMatch(/: ?.*20\d\d.* UTC\n|：20\d\d年\d+月\d+日.* UTC\n/)
    expect(text).toContain(`${number}${orderId.slice(-8)}\n`)
    expect(text).toContain(`/payok?order_id=${orderId}\n`)
  })

  test('repeated payment and refund events send one mail each', async () => {
    const me = await createShopper(fixture())
    const orderId = await checkout(me, 'cs')
    const ref = newId()
    await Promise.all(Array.from({ length: 20 }, () => paid(orderId, ref, 499)))
    await expect.poll(() => subjectsTo(me.address)).toEqual(['命书收据：赛博财神 10 轮'])
    fixture().clock.pass({ seconds: 1 })
    await Promise.all(Array.from({ length: 20 }, () => sendPaymentEvent(fixture(), { kind: 'refunded', paymentRef: ref, cents: 499 })))
    await expect.poll(() => subjectsTo(me.address)).toEqual(['命书收据：赛博财神 10 轮', '命书退款：赛博财神 10 轮'])
    await areSent()
    const [, back] = await receiptsTo(me.address)
    expect(back).toContain('金额：US$4.99\n退款时间：')
    expect(await receiptsTo(me.address)).toHaveLength(2)
  })

  test('refunding a duplicate payment sends one mail', async () => {
    const me = await createShopper(fixture())
    const orderId = await checkout(me, 'cs')
    const ref = newId()
    await paid(orderId, newId(), 499)
    await expect.poll(() => receiptsTo(me.address)).toHaveLength(1)
    fixture().clock.pass({ seconds: 1 })
    await paid(orderId, ref, 499)
    await isPaidBack(ref)
    await expect.poll(() => subjectsTo(me.address)).toEqual(['命书收据：赛博财神 10 轮', '命书退款：赛博财神 10 轮'])
    await sendPaymentEvent(fixture(), { kind: 'refunded', paymentRef: ref, cents: 499 })
    await areSent()
    expect(await receiptsTo(me.address)).toHaveLength(2)
  })

  test('a refund in another currency names it in its mail', async () => {
    const me = await createShopper(fixture())
    const ref = newId()
    await paid(await checkout(me, 'cs'), ref, 500, { currency: 'jpy' })
    await isPaidBack(ref)
    await expect.poll(() => receiptsTo(me.address)).toHaveLength(1)
    expect((await receiptsTo(me.address))[0]!.replaceAll('\u00a0', ' ')).toContain('金额：JPY 500\n')
  })

  test('a refund event before its payment sends only a refund mail', async () => {
    const me = await createShopper(fixture())
    const orderId = await checkout(me, 'cs')
    const ref = newId()
    await sendPaymentEvent(fixture(), { kind: 'refunded', orderId, paymentRef: ref, cents: 499 })
    await paid(orderId, ref, 499)
    await expect.poll(() => subjectsTo(me.address)).toEqual(['命书退款：赛博财神 10 轮'])
    await areSent()
    expect(await receiptsTo(me.address)).toHaveLength(1)
  })

  test('declined and disputed payments send no mail', async () => {
    const me = await createShopper(fixture())
    await sendPaymentEvent(fixture(), { kind: 'declined', orderId: await checkout(me, 'cs') })
    const orderId = await buy(fixture(), me, 'dt')
    await sendRefundEvent(fixture(), orderId, 'disputed')
    await sendRefundEvent(fixture(), orderId, 'won')
    await areSent()
    await expect.poll(() => subjectsTo(me.address)).toEqual(['命书收据：学理 10 轮'])
  })

  test('a pending mail follows an address change and an account closing', async () => {
    const { db } = fixture()
    const [mover, leaver] = [await createShopper(fixture()), await createShopper(fixture())]
    const payload = (order_id: string, payment_ref: string) => JSON.stringify({ order_id, payment_ref, what: 'refunded', at: 1 })
    const waits = async ({ userId: user_id }: Account, orderId: string) => {
      await areSent()
      const { payment_ref } = await db.selectFrom('orders').select('payment_ref').where('order_id', '=', orderId).executeTakeFirstOrThrow()
      const at = fixture().clock.now()
      const times = { run_at: at + 60_000, created_at: at, changed_at: at, ends_at: null }
      const job = { kind: 'receipt', state: 'waiting', tries: 0, fence: 0, last_error: null, dedupe_key: null } as const
      await db
        .insertInto('jobs')
        .values({ id: newId(), user_id, payload: payload(orderId, payment_ref!), ...job, ...times })
        .execute()
    }
    await waits(leaver, await buy(fixture(), leaver, 'cs'))
    await db.transaction().execute((within) => deleteUserRows(within, leaver.userId, fixture().clock.now()))
    await areSent()
    await waits(mover, await buy(fixture(), mover, 'cs'))
    const address = newAddress()
    await db.updateTable('users').set({ email: address }).where('user_id', '=', mover.userId).execute()
    fixture().clock.pass({ minutes: 1 })
    await expect.poll(() => subjectsTo(address)).toEqual(['命书退款：赛博财神 10 轮'])
    expect([(await receiptsTo(mover.address)).length, (await receiptsTo(leaver.address)).length]).toEqual([1, 1])
  })

  test('migration sets the currency of old payments to US dollars', async () => {
    const { db } = fixture()
    const me = await createShopper(fixture())
    await buy(fixture(), me, 'cs')
    await areSent()
    await db.schema.alterTable('payments').dropColumn('currency').execute()
    await addCurrency(db)
    expect(new Set((await db.selectFrom('payments').select('currency').execute()).map(({ currency }) => currency))).toEqual(
      new Set(['usd']),
    )
  })
}
