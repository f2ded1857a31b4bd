import { describe, expect, test } from 'vitest'
import { birth, call, newId, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { newCodes } from '../../support/exchange-code.ts'
import { buy, submitCheckoutChoice, ledgerOf, refund, createShopper, sendPaymentEvent } from '../../support/shop.ts'

export function orderSuite(fixture: () => ServerFixture): void {
  const checkout = async (me: Account, product_id: string, archive_id?: string, from = '/setting/shop') =>
    (await me.call('checkout', { product_id, archive_id, from })).data
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
    await refund(fixture(), year)
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
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({ dt: 10 })
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
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({})
  })

  test('a checkout token works once and for ten minutes', async () => {
    const me = await createShopper(fixture())
    const { url } = await checkout(me, 'dt')
    const answers = await Promise.all(Array.from({ length: 50 }, () => submitCheckoutChoice(fixture(), url, 'approve')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, ...Array.from({ length: 49 }, () => 410)])
    expect((await open(url)).status).toBe(410)
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({ dt: 10 })
    const late = (await checkout(me, 'dt')).url
    fixture().clock.pass({ minutes: 10, seconds: 1 })
    expect([(await open(late)).status, (await submitCheckoutChoice(fixture(), late, 'approve')).status]).toEqual([410, 410])
    expect(await ledgerOf(fixture().db, me.userId)).toEqual({ dt: 10 })
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
    await refund(fixture(), order_id)
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

  test('the history is latest first and contains archive names', async () => {
    const me = await createShopper(fixture())
    await me.call('addArchive', birth())
    await checkout(me, 'fatebook', me.own)
    fixture().clock.pass({ seconds: 1 })
    await checkout(me, 'dt')
    const { orders } = (await me.call('orderList')).data
    expect(orders.map(({ product_id, user_name, archive_id }) => [product_id, user_name, archive_id])).toEqual([
      ['dt', null, null],
      ['fatebook', '王小明', me.own],
    ])
  })

  describe('paging through the history', () => {
    type Entry = { readonly at: number; readonly id: string }
    const pageOf = async (me: Account, query: object) => (await me.call('orderList', query)).data
    /** Fetches all pages of this size; returns the page sizes and the entries in order. */
    const walk = async (me: Account, size: number) => {
      const sizes: number[] = []
      const entries: Entry[] = []
      for (let before: string | null | undefined; before !== null;) {
        const { orders, redeemed, next } = await pageOf(me, { size, before })
        const page = [
          ...orders.map(({ order_id, created_at }) => ({ at: created_at, id: order_id })),
          ...redeemed.map(({ used_at, product_id }) => ({ at: used_at, id: `${product_id} ${used_at}` })),
        ]
        sizes.push(page.length)
        entries.push(...page.toSorted((a, b) => b.at - a.at))
        before = next
      }
      return { sizes, entries }
    }
    /** Creates a user with ten orders, three of them created at the same time, and three redeemed codes. */
    const customer = async () => {
      const me = await createShopper(fixture())
      const codes = await newCodes(fixture(), 'dt', 3)
      for (const [i, code] of codes.entries()) {
        expect((await me.call('redeem', { code, archive_id: me.own })).code).toBe(0)
        for (let n = 0; n < (i === 0 ? 4 : 3); n += 1) {
          fixture().clock.pass({ seconds: 1 })
          await buy(fixture(), me, 'cs')
        }
        fixture().clock.pass({ seconds: 1 })
      }
      const orders = await fixture()
        .db.selectFrom('orders')
        .select(['order_id', 'created_at'])
        .where('user_id', '=', me.userId)
        .orderBy('created_at')
        .execute()
      const moment = orders[4]!.created_at
      for (const { order_id } of orders.slice(4, 7))
        await fixture().db.updateTable('orders').set({ created_at: moment }).where('order_id', '=', order_id).execute()
      return { me, ids: orders.map(({ order_id }) => order_id) }
    }

    test.each([1, 2, 3, 5, 13, 100])('pages of %i list every entry once, latest first', async (size) => {
      const { me, ids } = await customer()
      const { sizes, entries } = await walk(me, size)
      expect(sizes).toEqual([...Array.from({ length: Math.ceil(13 / size) - 1 }, () => size), 13 % size || Math.min(size, 13)])
      expect(new Set(entries.map(({ id }) => id)).size).toBe(13)
      expect(
        entries
          .map(({ id }) => id)
          .filter((id) => ids.includes(id))
          .toSorted(),
      ).toEqual(ids.toSorted())
      expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => b - a))
    })

    test('a page is stable when newer entries arrive', async () => {
      const { me } = await customer()
      const { next } = await pageOf(me, { size: 4 })
      const second = await pageOf(me, { size: 4, before: next })
      fixture().clock.pass({ seconds: 1 })
      await buy(fixture(), me, 'dt')
      expect(await pageOf(me, { size: 4, before: next })).toEqual(second)
    })

    test('the default page has 50 entries and the largest 100', async () => {
      const me = await createShopper(fixture())
      const { order_id } = await checkout(me, 'dt')
      const row = await fixture().db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow()
      const older = Array.from({ length: 50 }, (_, i) => {
        const id = newId()
        return { ...row, order_id: id, checkout_hash: id, status: 'cancelled' as const, created_at: row.created_at - i - 1 }
      })
      await fixture().db.insertInto('orders').values(older).execute()
      const first = await pageOf(me, {})
      expect([first.orders.length, first.orders[0]!.order_id]).toEqual([50, order_id])
      expect((await pageOf(me, { before: first.next })).orders.map((one) => one.order_id)).toEqual([older.at(-1)!.order_id])
      expect((await me.call('orderList', { size: 101 })).data).toMatchObject({ fields: [{ field: 'size', rule: 'range' }] })
    })

    test.each(['', '1', '1.', 'a.b', '1.1.1', '-1.0', '1e3.1', '9999999999999999.1'])('refuses %j as a page cursor', async (before) => {
      const answer = await (await createShopper(fixture())).call('orderList', { before })
      expect([answer.code, answer.data]).toMatchObject([10001, { fields: [{ field: 'before' }] }])
    })

    test('a cursor reveals nothing of another user', async () => {
      const { me } = await customer()
      const { next } = await pageOf(me, { size: 2 })
      expect(await pageOf(await createShopper(fixture()), { before: next })).toEqual({ orders: [], redeemed: [], next: null })
    })
  })
}
