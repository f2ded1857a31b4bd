import { expect, test } from 'vitest'
import type { Offer } from '#contract/catalogue.ts'
import { OFFERS, PRODUCTS } from '#contract/catalogue.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import type { Buyer } from '#server/features/shop/buyer.ts'
import { findSaleYear, listProductsAt } from '#server/features/shop/on-sale.ts'
import { computePrice } from '#server/features/shop/terms.ts'
import { computeMembership } from '#server/ledger/membership.ts'
import { addArchiveBooks as addBooks } from '#server/db/migrations/0008-archive-books.ts'
import { createArchiveInput, signIn, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, passIntoNextYear, createShopper, sendPaymentEvent } from '../../support/shop.ts'

const DAY_MS = 86_400_000

export function shopRuleSuite(fixture: () => ServerFixture): void {
  const entryOf = async (me: Account, product_id: string, archive_id?: string): Promise<CatalogueProduct> => {
    const query = archive_id === undefined ? '' : `&archive_id=${archive_id}`
    const response = await fetch(`${fixture().server.url}/fapi/shop/catalogue?_t=1${query}`, { headers: { Authorization: me.token } })
    const { data } = (await response.json()) as { data: { products: CatalogueProduct[] } }
    return data.products.find((product) => product.product_id === product_id)!
  }
  const checkout = async (me: Account, product_id: string, archive_id?: string) =>
    (await me.call('checkout', { product_id, archive_id, from: '/setting/shop' })).code
  const flagsOf = async (me: Account) => {
    const { is_vip, is_month_vip, is_year_vip, is_big_member } = (await me.call('userInfo')).data
    return [is_vip, is_month_vip, is_year_vip, is_big_member]
  }

  test('the catalogue has all products with price, grants and obstacle', async () => {
    const me = await createShopper(fixture())
    const { data } = await me.call('catalogue')
    expect(data).toMatchObject({ currency: 'USD', payment: 'test', membership: { is_vip: false, month_until: null, year_until: null } })
    const rows = data.products.map(({ product_id, cents, list_cents, can_buy, obstacle }) => [
      product_id,
      cents,
      list_cents,
      can_buy,
      obstacle,
    ])
    expect(rows.slice(0, 9)).toEqual([
      ['vip_month', 1999, 1999, false, 'archiveLocked'],
      ['vip_year', 9999, 9999, true, null],
      ['fatebook', 3999, 6999, true, null],
      ['bg', 299, 299, true, null],
      ['dt', 499, 499, true, null],
      ['cs', 499, 499, true, null],
      ['ms', 699, 699, true, null],
      ['fb', 699, 699, true, null],
      ['image_pack', 299, 299, true, null],
    ])
    expect(rows.slice(9).map(([id, cents]) => [String(id).slice(0, 7), cents])).toContainEqual(['annual:', 2999])
    expect(data.offers).toMatchObject([{ offer_id: 'own_book_2025', cents: 0, state: 'ended' }])
  })

  test("an upgrade is reduced by the book's price and grants the same", async () => {
    const [one, two] = [await createShopper(fixture()), await createShopper(fixture())]
    await buy(fixture(), one, 'vip_year')
    await buy(fixture(), two, 'fatebook', two.own)
    expect(await entryOf(two, 'vip_year')).toMatchObject({ cents: 6000, price_reason: 'upgrade', can_buy: true })
    await buy(fixture(), two, 'vip_year')
    for (const me of [one, two]) {
      const times = (await me.call('productTimes')).data
      expect(times).toContainEqual({ product_id: 'fatebook_agent', times: 188, archive_id: me.own, unlimited: true })
      expect((await me.call('getArchive')).data.archives).toMatchObject([{ is_lock: false }])
      expect(
        await entryOf(
          me,
          `annual:${new Date(fixture().clock.now()).getUTCFullYear() - (new Date(fixture().clock.now()).getUTCMonth() < 1 ? 1 : 0)}`,
        ),
      ).toMatchObject({ obstacle: 'alreadyUnlocked' })
    }
    expect(await flagsOf(one)).toEqual([true, false, true, true])
    expect(await flagsOf(two)).toEqual([true, true, true, true])
  })

  test('extending the year grants the next report, or none', async () => {
    const me = await createShopper(fixture())
    const year = findSaleYear(fixture().clock.now())
    const reports = ({ gives }: { gives: CatalogueProduct['gives'] }) =>
      gives.flatMap(({ product_id }) => (product_id.startsWith('annual:') ? [product_id] : []))
    for (const report of [[`annual:${year}`], [`annual:${year + 1}`], []]) {
      expect(reports(await entryOf(me, 'vip_year'))).toEqual(report)
      await buy(fixture(), me, 'vip_year')
      expect(reports((await me.call('orderList')).data.orders[0]!)).toEqual(report)
    }
    expect((await me.call('getArchive')).data.archives[0]!.books).toEqual([`annual:${year}`, `annual:${year + 1}`, 'fatebook'])
  })

  test("an extension does not sell the membership's free report", async () => {
    const before = await createShopper(fixture())
    await buy(fixture(), before, 'vip_year')
    const year = passIntoNextYear(fixture())
    const me = await signIn(fixture().server, before.address)
    expect((await entryOf(me, 'vip_year')).gives).toContainEqual(expect.objectContaining({ product_id: `annual:${year + 1}` }))
  })

  test('a single fate book grants 88 questions, ten rounds and a month', async () => {
    const me = await createShopper(fixture())
    const at = fixture().clock.now()
    await buy(fixture(), me, 'fatebook', me.own)
    const times = (await me.call('productTimes')).data
    expect(times).toContainEqual({ product_id: 'fatebook_agent', times: 88, archive_id: me.own })
    expect(times).toContainEqual({ product_id: 'ms', times: 10, archive_id: me.own, unlimited: true })
    expect(await flagsOf(me)).toEqual([true, true, false, false])
    const { month_until } = (await me.call('catalogue')).data.membership
    expect(month_until! - at).toBeGreaterThanOrEqual(31 * DAY_MS)
    expect(month_until! - at).toBeLessThan(31 * DAY_MS + 60_000)
    expect(await checkout(me, 'fatebook', me.own)).toBe(10042)
  })

  test('a monthly membership requires the own fate book', async () => {
    const me = await createShopper(fixture())
    expect(await checkout(me, 'vip_month')).toBe(10041)
    const second = (await me.call('addArchive', createArchiveInput())).data.archive_id
    await buy(fixture(), me, 'fatebook', second)
    expect(await checkout(me, 'vip_month')).toBe(10041)
    await buy(fixture(), me, 'fatebook', me.own)
    await buy(fixture(), me, 'vip_month')
    const { month_until } = (await me.call('catalogue')).data.membership
    expect(Math.round((month_until! - fixture().clock.now()) / DAY_MS)).toBe(93)
  })

  test('later archives are half price during a yearly membership', async () => {
    const me = await createShopper(fixture())
    const second = (await me.call('addArchive', createArchiveInput())).data.archive_id
    expect(await entryOf(me, 'fatebook', second)).toMatchObject({ cents: 3999, price_reason: 'plain' })
    await buy(fixture(), me, 'vip_year')
    expect(await entryOf(me, 'fatebook', second)).toMatchObject({ cents: 2000, price_reason: 'half', list_cents: 3999, can_buy: true })
    await buy(fixture(), me, 'fatebook', second)
    expect((await me.call('orderList')).data.orders[0]).toMatchObject({
      product_id: 'fatebook',
      cents: 2000,
      status: 'paid',
      user_name: '王小明',
    })
    const third = (await me.call('addArchive', createArchiveInput())).data.archive_id
    fixture().clock.pass({ days: 367 })
    const again = await signIn(fixture().server, me.address)
    expect(await entryOf(again, 'fatebook', third)).toMatchObject({ cents: 3999 })
  })

  test('memberships last exactly 31 or 366 days and add up', () => {
    const [month, year] = [
      { level: 'vip_month', days: 31 },
      { level: 'vip_year', days: 366 },
    ] as const
    const at = Date.UTC(2026, 10, 20)
    const end = at + 31 * DAY_MS
    expect(computeMembership([{ ...month, at }], end - 1)).toMatchObject({ is_vip: true, month_until: end })
    expect(computeMembership([{ ...month, at }], end)).toMatchObject({ is_vip: false, month_until: null })
    expect(computeMembership([{ ...year, at }], at)).toMatchObject({ is_big_member: true, year_until: at + 366 * DAY_MS })
    expect(
      computeMembership(
        [
          { ...month, at },
          { ...month, at: at + 30 * DAY_MS },
        ],
        end,
      ).month_until,
    ).toBe(at + 62 * DAY_MS)
    expect(
      computeMembership(
        [
          { ...month, at },
          { ...month, at: at + 40 * DAY_MS },
        ],
        at + 40 * DAY_MS,
      ).month_until,
    ).toBe(at + 71 * DAY_MS)
    // The year's days are used first; the month's other 21 days follow.
    const both = computeMembership(
      [
        { ...month, at },
        { ...year, at: at + 10 * DAY_MS },
      ],
      at + 11 * DAY_MS,
    )
    expect([both.year_until, both.month_until]).toEqual([at + 376 * DAY_MS, at + 397 * DAY_MS])
  })

  test('an offer applies from its start until before its end', () => {
    const [offer] = OFFERS as readonly [Offer]
    const book = PRODUCTS.find(({ product_id }) => product_id === 'fatebook')!
    const priceAt = (now: number, chosenId = 'own') => {
      const buyer: Buyer = {
        now,
        ownId: 'own',
        chosenId,
        membership: computeMembership([], now),
        isUnlocked: () => false,
        given: new Set(),
      }
      return computePrice(book, buyer).cents
    }
    expect([offer.starts_at - 1, offer.starts_at, offer.ends_at - 1, offer.ends_at].map((now) => priceAt(now))).toEqual([3999, 0, 0, 3999])
    expect(priceAt(offer.starts_at, 'other')).toBe(3999)
  })

  test("sells this Bazi year's report and, from October, the next", () => {
    const yearsAt = (time: string) =>
      listProductsAt(Date.parse(time), { model: undefined, sellsAll: true }).flatMap(({ product_id }) =>
        product_id.startsWith('annual:') ? [product_id.slice(7)] : [],
      )
    expect(yearsAt('2025-02-03T22:10:27+08:00')).toEqual(['2024', '2025'])
    expect(yearsAt('2025-02-03T22:10:29+08:00')).toEqual(['2025'])
    expect(yearsAt('2025-09-30T23:59:59Z')).toEqual(['2025'])
    expect(yearsAt('2025-10-01T00:00:00Z')).toEqual(['2025', '2026'])
  })

  test('refuses memberships without an own archive, and unknown products', async () => {
    const me = await createShopper(fixture())
    await me.call('removeArchive', { archive_id: me.own })
    expect(await checkout(me, 'vip_year')).toBe(10043)
    expect((await entryOf(me, 'vip_year')).obstacle).toBe('noArchive')
    expect(await checkout(me, 'annual:1999', me.own)).toBe(10043)
    expect(await checkout(me, 'fatebook')).toBe(10001)
    expect(await checkout(me, 'gold')).toBe(10001)
  })

  test('an unlocked archive allows one edit, not counting its school', async () => {
    const me = await createShopper(fixture())
    const input = createArchiveInput({ archive_id: me.own })
    const edit = async (base_version: number, more: object) => (await me.call('updateArchive', { ...input, ...more, base_version })).code
    expect(await edit(1, { user_name: '改一' })).toBe(0)
    await buy(fixture(), me, 'fatebook', me.own)
    expect(await edit(2, { user_name: '改一', zi: '24' })).toBe(0)
    expect(await edit(3, { user_name: '改二' })).toBe(0)
    expect(await edit(4, { user_name: '改三' })).toBe(10034)
    expect(await edit(4, { user_name: '改二', zi: '24' })).toBe(0)
  })

  test('an archive lists unlocked books and remaining edits', async () => {
    const me = await createShopper(fixture())
    const booksAndEdits = async () => (await me.call('getArchive')).data.archives.map(({ books, edits_left }) => ({ books, edits_left }))
    const edit = (base_version: number, user_name: string) =>
      me.call('updateArchive', createArchiveInput({ archive_id: me.own, user_name, base_version }))
    expect((await edit(1, '改一')).data.edits_left).toBeNull()
    expect(await booksAndEdits()).toEqual([{ books: [], edits_left: null }])
    const order = await buy(fixture(), me, 'fatebook', me.own)
    expect(await booksAndEdits()).toEqual([{ books: ['fatebook'], edits_left: 1 }])
    expect((await edit(2, '改二')).data.edits_left).toBe(0)
    expect(await booksAndEdits()).toEqual([{ books: ['fatebook'], edits_left: 0 }])
    const { payment_ref } = await fixture()
      .db.selectFrom('orders')
      .select('payment_ref')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow()
    expect(await sendPaymentEvent(fixture(), { kind: 'refunded', paymentRef: payment_ref, cents: 3999 })).toBe(200)
    expect(await booksAndEdits()).toEqual([{ books: [], edits_left: null }])
  })

  test('migration fills in the unlocked books of archives', async () => {
    const me = await createShopper(fixture())
    const friend = (await me.call('addArchive', createArchiveInput())).data.archive_id
    await buy(fixture(), me, 'fatebook', me.own)
    const { db } = fixture()
    await db.schema.alterTable('archives').dropColumn('books').execute()
    await addBooks(db)
    const { archives } = (await me.call('getArchive')).data
    expect(archives.map(({ archive_id, books }) => [archive_id, books])).toEqual([
      [me.own, ['fatebook']],
      [friend, []],
    ])
  })

  test('an archive added again after its purge keeps its book', async () => {
    const me = await createShopper(fixture())
    await buy(fixture(), me, 'fatebook', me.own)
    await me.call('removeArchive', { archive_id: me.own })
    fixture().clock.pass({ days: 31 })
    expect((await me.call('addArchive', createArchiveInput({ archive_id: me.own }))).data.is_lock).toBe(false)
  })
}
