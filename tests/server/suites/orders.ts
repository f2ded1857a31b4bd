import { expect, test } from 'vitest'
import { call, newId, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { newCodes } from '../../support/exchange-code.ts'
import {
  buy,
  checkout,
  submitCheckoutChoice,
  sumLedgerByProduct,
  sendRefundEvent,
  createShopper,
  sendPaymentEvent,
} from '../../support/shop.ts'

export function orderSuite(fixture: () => ServerFixture): void {
  const statusOf = async (me: Account, order_id: string) => {
    const { data } = await me.call('orderList')
    return data.orders.find((order) => order.order_id === order_id)?.status
  }
  const open = (url: string) => fetch(url.replace(/^https?:\/\/[^/]+/, fixture().server.url), { redirect: 'manual' })

  test('a checkout URL carries product, archive, token and origin', async () => {
    const me = await createShopper(fixture())
    const { url, order_id } = await checkout(me, 'fatebook', me.own)
    const query = Object.fromEntries(new URL(url).searchParams)
    expect(query).toEqual({
      product_id: 'fatebook',
      archive_id: me.own,
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      from: '/setting/shop',
    })
    expect(query['token']).not.toBe(me.token)
    const storedOrder = JSON.stringify(await fixture().db.selectFrom('orders').selectAll().where('order_id', '=', order_id).execute())
    expect(storedOrder).not.toContain(query['token'])
  })

  test('the test checkout page says that no money moves', async () => {
    const me = await createShopper(fixture())
    for (const [interface_language, words] of [
      ['zh_CN', '不会动用任何款项'],
      ['zh_TW', '不會動用任何款項'],
      ['en_US', 'No money moves'],
    ] as const) {
      await me.call('config', { interface_language })
      const page = await open((await checkout(me, 'fatebook', me.own)).url)
      const html = await page.text()
      expect(html).toContain(words)
      expect(html).toContain('US$39.99')
      expect(html).not.toMatch(/<script|style="/)
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      )
      expect(page.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('an order states the membership end as of its payment', async () => {
    const { clock } = fixture()
    const me = await createShopper(fixture())
    const DAY_MS = 86_400_000
    const paidDays = async (order_id: string) => {
      const { data } = await me.call('orderShow', { order_id })
      expect((await me.call('orderList')).data.orders.find((order) => order.order_id === order_id)).toEqual(data)
      // Rounds to hundredths of a day, because the clock advances while the test runs.
      return data.days_until === null ? null : Math.round(((data.days_until - data.paid_at!) / DAY_MS) * 100) / 100
    }
    const book = await buy(fixture(), me, 'fatebook', me.own)
    expect(await paidDays(book)).toBe(31)
    clock.pass({ hours: 48 })
    const year = await buy(fixture(), me, 'vip_year')
    clock.pass({ hours: 24 })
    const month = await buy(fixture(), me, 'vip_month')
    const pack = await buy(fixture(), me, 'dt')
    const all = async () => Promise.all([book, year, month, pack].map(paidDays))
    // The days that the book grants start after the year's. Two of the book's 31 days and one of the year's 366 had passed.
    const atPayment = [31, 366, 365 + 29 + 31, null]
    expect(await all()).toEqual(atPayment)
    await sendRefundEvent(fixture(), year)
    expect(await all()).toEqual(atPayment)
    const { url, order_id } = await checkout(me, 'vip_month')
    expect(await paidDays(order_id)).toBeNull()
    await submitCheckoutChoice(fixture(), url, 'cancel')
  })

  test('approval pays and returns to the confirmation page', async () => {
    const me = await createShopper(fixture())
    const { url, order_id } = await checkout(me, 'dt')
    const answer = await submitCheckoutChoice(fixture(), url, 'approve')
    expect([answer.status, new URL(answer.headers.get('location')!).pathname, new URL(answer.headers.get('location')!).search]).toEqual([
      303,
      '/payok',
      `?order_id=${order_id}`,
    ])
    const { data } = await call(fixture().server, 'orderList', {}, { token: me.token })
    expect(data.orders).toMatchObject([
      { order_id, status: 'paid', cents: 499, gives: [{ kind: 'times', product_id: 'dt', amount: 10, archive_id: null }] },
    ])
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({ dt: 10 })
  })

  test.each([
    ['decline', 'declined', '/payok'],
    ['cancel', 'cancelled', '/archive/index'],
  ])('choosing to %s grants nothing', async (choice, status, path) => {
    const me = await createShopper(fixture())
    const { url, order_id } = await checkout(me, 'dt', undefined, '/archive/index')
    const answer = await submitCheckoutChoice(fixture(), url, choice)
    // The address of the target page has the order's id, by which the page shows the outcome.
    const name = choice === 'cancel' ? 'cancelled' : 'order_id'
    const { pathname, searchParams } = new URL(answer.headers.get('location')!)
    expect([answer.status, pathname, Object.fromEntries(searchParams)]).toEqual([303, path, { [name]: order_id }])
    expect(await statusOf(me, order_id)).toBe(status)
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({})
  })

  test('a checkout token works once and for ten minutes', async () => {
    const me = await createShopper(fixture())
    const { url } = await checkout(me, 'dt')
    const answers = await Promise.all(Array.from({ length: 50 }, () => submitCheckoutChoice(fixture(), url, 'approve')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, ...Array.from({ length: 49 }, () => 410)])
    expect((await open(url)).status).toBe(410)
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({ dt: 10 })
    const late = (await checkout(me, 'dt')).url
    fixture().clock.pass({ minutes: 10, seconds: 1 })
    expect([(await open(late)).status, (await submitCheckoutChoice(fixture(), late, 'approve')).status]).toEqual([410, 410])
    expect(await sumLedgerByProduct(fixture().db, me.userId)).toEqual({ dt: 10 })
  })

  test('the URL of a paid order links to the order', async () => {
    const me = await createShopper(fixture())
    for (const [interface_language, says] of [
      ['zh_CN', '已经付过了'],
      ['zh_TW', '已經付過了'],
      ['en_US', 'paid for already'],
    ] as const) {
      await me.call('config', { interface_language })
      const { url, order_id } = await checkout(me, 'dt')
      await submitCheckoutChoice(fixture(), url, 'approve')
      for (const page of [await open(url), await submitCheckoutChoice(fixture(), url, 'approve')]) {
        const html = await page.text()
        expect([page.status, html.includes(says), html.includes(`href="/payok?order_id=${order_id}"`)]).toEqual([410, true, true])
        expect(html).not.toMatch(/没有产生|沒有產生|weren’t charged/)
      }
    }
  })

  test('the URL of an ended order says nothing was charged', async () => {
    const me = await createShopper(fixture())
    for (const choice of ['cancel', 'decline']) {
      const { url } = await checkout(me, 'dt')
      await submitCheckoutChoice(fixture(), url, choice)
      const page = await open(url)
      expect([page.status, (await page.text()).includes('没有产生任何费用')]).toEqual([410, true])
    }
  })

  test('the URL of a refunded order links to the order', async () => {
    const me = await createShopper(fixture())
    const { url, order_id } = await checkout(me, 'dt')
    await submitCheckoutChoice(fixture(), url, 'approve')
    await sendRefundEvent(fixture(), order_id)
    const html = await (await open(url)).text()
    expect(html).toContain(`href="/payok?order_id=${order_id}"`)
    expect(html).not.toMatch(/已经付过了|没有产生/)
  })

  test('a token is valid only for its product and archive', async () => {
    const me = await createShopper(fixture())
    const { url } = await checkout(me, 'fatebook', me.own)
    expect((await open(url.replace('fatebook', 'dt'))).status).toBe(410)
    expect((await open(url.replace(me.own, newId()))).status).toBe(410)
    expect((await open(url)).status).toBe(200)
  })

  test('a repeated checkout reuses the open order with a new URL', async () => {
    const me = await createShopper(fixture())
    const first = await checkout(me, 'fatebook', me.own)
    const second = await checkout(me, 'fatebook', me.own)
    expect(second.order_id).toBe(first.order_id)
    expect([(await open(first.url)).status, (await open(second.url)).status]).toEqual([410, 200])
    expect((await me.call('orderList')).data.orders).toHaveLength(1)
  })

  test('reopening an order updates its price and return screen', async () => {
    const me = await createShopper(fixture())
    const first = await checkout(me, 'vip_year')
    expect((await me.call('orderShow', { order_id: first.order_id })).data).toMatchObject({ cents: 9999, from: '/setting/shop' })
    const [code] = await newCodes(fixture(), 'fatebook')
    expect((await me.call('redeem', { code, archive_id: me.own })).code).toBe(0)
    const second = await checkout(me, 'vip_year', undefined, '/fate/index')
    expect(second.order_id).toBe(first.order_id)
    const { orders } = (await me.call('orderList')).data
    expect(orders).toMatchObject([{ cents: 6000, from: '/fate/index', status: 'open' }])
    expect(orders[0]!.gives.some(({ kind, product_id }) => kind === 'unlock' && product_id === 'fatebook')).toBe(false)
    expect((await open(first.url)).status).toBe(410)
    const old = newId()
    await sendPaymentEvent(fixture(), { kind: 'paid', orderId: first.order_id, paymentRef: old, cents: 9999 })
    const refundOf = async () =>
      (await fixture().db.selectFrom('payments').select('refund').where('payment_ref', '=', old).executeTakeFirst())?.refund
    await expect.poll(refundOf).toBe('done')
    expect([await statusOf(me, first.order_id), (await submitCheckoutChoice(fixture(), second.url, 'approve')).status]).toEqual([
      'open',
      303,
    ])
    expect(await statusOf(me, first.order_id)).toBe('paid')
  })

  test('ended orders are not reused', async () => {
    const me = await createShopper(fixture())
    const paid = await checkout(me, 'dt')
    await submitCheckoutChoice(fixture(), paid.url, 'approve')
    const cancelled = await checkout(me, 'dt')
    await submitCheckoutChoice(fixture(), cancelled.url, 'cancel')
    const last = await checkout(me, 'dt')
    expect(new Set([paid, cancelled, last].map(({ order_id }) => order_id)).size).toBe(3)
    expect(await statusOf(me, paid.order_id)).toBe('paid')
  })

  test('limits a user to fifty new orders a day', async () => {
    const me = await createShopper(fixture())
    // Each new order cancels the previous one, because both would unlock the same book.
    for (let made = 0; made < 50; made += 1) await (made % 2 === 0 ? checkout(me, 'fatebook', me.own) : checkout(me, 'vip_year'))
    const refused = await me.call('checkout', { product_id: 'fatebook', archive_id: me.own, from: '/' })
    expect([refused.status, refused.code]).toEqual([429, 10006])
    const { orders } = (await me.call('orderList')).data
    expect(orders.filter(({ status }) => status === 'open').map(({ product_id }) => product_id)).toEqual(['vip_year'])
    expect((await me.call('checkout', { product_id: 'vip_year', from: '/' })).data.order_id).toBe(
      orders.find(({ status }) => status === 'open')!.order_id,
    )
    fixture().clock.pass({ days: 1 })
    expect((await me.call('checkout', { product_id: 'fatebook', archive_id: me.own, from: '/' })).code).toBe(0)
  })

  test('twenty concurrent checkouts create one order', async () => {
    const me = await createShopper(fixture())
    const orders = await Promise.all(Array.from({ length: 20 }, () => checkout(me, 'cs')))
    expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(1)
    expect((await me.call('orderList')).data.orders).toHaveLength(1)
  })

  test('ordering the same book another way cancels the earlier order', async () => {
    const me = await createShopper(fixture())
    const book = await checkout(me, 'fatebook', me.own)
    const year = await checkout(me, 'vip_year')
    expect([await statusOf(me, book.order_id), await statusOf(me, year.order_id)]).toEqual(['cancelled', 'open'])
    expect((await open(book.url)).status).toBe(410)
  })

  test('foreign archives and orders are answered like missing ones', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const mine = await checkout(me, 'dt')
    const answers = [
      await other.call('checkout', { product_id: 'fatebook', archive_id: me.own, from: '/' }),
      await other.call('checkout', { product_id: 'fatebook', archive_id: newId(), from: '/' }),
    ]
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const show = async (order_id: string) =>
      (await fetch(`${fixture().server.url}/fapi/order/show?order_id=${order_id}`, { headers: { Authorization: other.token } })).text()
    expect(await show(mine.order_id)).toBe(await show(newId()))
    expect((await other.call('orderList')).data.orders).toEqual([])
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil', 'setting', '/a?b=c', '/a/../b'])(
    'refuses %j as return screen',
    async (from) => {
      const me = await createShopper(fixture())
      const answer = await me.call('checkout', { product_id: 'dt', from })
      expect([answer.code, answer.data]).toMatchObject([10001, { fields: [{ field: 'from' }] }])
    },
  )
}
