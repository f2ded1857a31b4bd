import { describe, expect, test } from 'vitest'
import { createArchiveInput, newId, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { newCodes } from '../../support/exchange-code.ts'
import { buy, checkout, createShopper } from '../../support/shop.ts'

export function orderHistorySuite(fixture: () => ServerFixture): void {
  test('the history is latest first and contains archive names', async () => {
    const me = await createShopper(fixture())
    await me.call('addArchive', createArchiveInput())
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
