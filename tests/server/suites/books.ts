import { expect, test } from 'vitest'
import { purgeRemovedArchives } from '#server/features/archives/purge.ts'
import { callEveryEndpoint, paidTexts, paragraphsOf } from '../../support/book-reader.ts'
import { newCodes } from '../../support/exchange-code.ts'
import { createArchiveInput, newId, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, createShopper, sendPaymentEvent } from '../../support/shop.ts'
import { bookCalls } from './book-calls.ts'

/** Cards that a locked book shows in full. */
const OPEN = ['chart', 'self']

/** Tests which parts of a book a user can read. */
export function bookSuite(fixture: () => ServerFixture): void {
  const { yearNow, rowsOf, info, statusOf, reader } = bookCalls(fixture)

  async function refund({ orderId }: { readonly orderId: string }): Promise<void> {
    const { payment_ref } = await fixture()
      .db.selectFrom('orders')
      .select('payment_ref')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(await sendPaymentEvent(fixture(), { kind: 'refunded', orderId, paymentRef: payment_ref, cents: 3999 })).toBe(200)
  }

  /** Returns the paid texts of an archive's Fate Book and Annual Book. */
  const paidOf = async (me: Account, archiveId: string) => {
    const texts = (productId: string) => paidTexts(fixture().db, me.userId, archiveId, productId, fixture().clock.now())
    return { fate: await texts('fatebook'), annual: await texts(`annual:${yearNow()}`) }
  }

  /** Returns which of these texts occur in any response, each with the call's name. */
  async function leaksOf(me: Account, archiveId: string, texts: readonly string[]): Promise<readonly string[]> {
    const answers = await callEveryEndpoint(me, archiveId, yearNow())
    return [...answers].flatMap(([call, text]) => texts.filter((one) => text.includes(one)).map((one) => `${call}: ${one}`))
  }

  test('a locked book shows two open cards and counts the rest', async () => {
    const me = await createShopper(fixture())
    const { data } = await info(me, me.own)
    expect(data).toMatchObject({ archive_id: me.own, product_id: 'fatebook', version: 0, is_locked: true, hand: 'house' })
    expect(data.cards.map(({ id }) => id)).toEqual([
      'chart',
      'self',
      'outer',
      'inner',
      'flow',
      'useful',
      'wealth',
      'love',
      'study',
      'health',
    ])
    for (const card of data.cards) {
      expect(card.line?.text.zh_CN, card.id).not.toBe('')
      if (OPEN.includes(card.id)) {
        expect([card.waiting, paragraphsOf(card).length > 3, card.reasons.length], card.id).toEqual([0, true, 3])
        continue
      }
      expect([card.sections, card.reasons, card.todo, card.line?.because], card.id).toEqual([[], [], null, []])
      expect(card.waiting, card.id).toBeGreaterThan(3)
    }
    const known = data.cards.flatMap(({ sections, todo, reasons }) => [
      ...reasons,
      ...sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ because }) => because)),
      ...(todo?.because ?? []),
    ])
    expect(
      Object.keys(data.facts).filter((id) => !known.includes(id) && !data.cards.some(({ line }) => line?.because.includes(id))),
    ).toEqual([])
    expect(await rowsOf(me)).toEqual([])
    expect(await statusOf(me, me.own)).toEqual({
      archive_id: me.own,
      product_id: 'fatebook',
      is_unlocked: false,
      is_free: false,
      version: 0,
      is_stale: false,
      is_updatable: false,
      versions: [],
    })
  })

  test('locked texts are in no response', async () => {
    const me = await createShopper(fixture())
    const paid = await paidOf(me, me.own)
    expect([paid.fate.length > 100, paid.annual.length > 50]).toEqual([true, true])
    expect(await leaksOf(me, me.own, [...paid.fate, ...paid.annual])).toEqual([])
    for (const version of [1, 2]) expect((await info(me, me.own, version)).code).toBe(10004)
  })

  test('buying one book leaves the other locked', async () => {
    const me = await reader()
    const paid = await paidOf(me, me.own)
    expect((await info(me, me.own)).data.is_locked).toBe(false)
    expect(await leaksOf(me, me.own, paid.annual)).toEqual([])
    // Proves that the search finds texts that are in a response.
    const leaks = await leaksOf(me, me.own, paid.fate)
    expect(paid.fate.filter((text) => !leaks.some((one) => one === `fateBookInfo fatebook undefined: ${text}`))).toEqual([])
    expect(leaks.some((one) => one.startsWith('userExport'))).toBe(true)
  })

  test('a code and a yearly membership unlock like a purchase', async () => {
    const [one, two] = [await createShopper(fixture()), await createShopper(fixture())]
    const [code] = await newCodes(fixture(), 'fatebook')
    expect((await one.call('redeem', { code, archive_id: one.own }, newId())).code).toBe(0)
    await buy(fixture(), two, 'vip_year')
    for (const me of [one, two]) expect((await info(me, me.own)).data).toMatchObject({ is_locked: false, version: 1 })
    const annual = async (me: Account, archive_id: string) => (await me.call('annualInfo', { archive_id, year: yearNow() })).data.is_locked
    expect([await annual(one, one.own), await annual(two, two.own)]).toEqual([true, false])
  })

  test('a refund locks all versions and a purchase restores them', async () => {
    const me = await reader()
    const first = (await info(me, me.own)).data
    const paid = await paidOf(me, me.own)
    await refund(me)
    expect(await rowsOf(me)).toHaveLength(1)
    expect(await statusOf(me, me.own)).toMatchObject({ is_unlocked: false, version: 0, versions: [] })
    expect((await info(me, me.own)).data).toMatchObject({ is_locked: true, version: 0 })
    expect((await info(me, me.own, 1)).code).toBe(10004)
    expect((await me.call('shelf')).data.books).toEqual([])
    expect(await leaksOf(me, me.own, paid.fate)).toEqual([])
    await buy(fixture(), me, 'fatebook', me.own)
    expect((await info(me, me.own)).data).toEqual(first)
    expect(await statusOf(me, me.own)).toMatchObject({ version: 1, versions: [{ version: 1 }] })
  })

  test('an Annual Book consists of its base and its months', async () => {
    const me = await createShopper(fixture())
    const year = yearNow()
    const asked = { archive_id: me.own, year }
    const parts = async () => {
      const [whole, base, months] = [
        (await me.call('annualInfo', asked)).data,
        (await me.call('annualBase', asked)).data,
        (await me.call('annualMonths', asked)).data,
      ]
      expect(whole.cards.map(({ id }) => id)).toEqual(['annual', 'seasons', 'months'])
      const made_at = expect.any(Number) as number
      expect(base).toEqual({ ...whole, made_at, cards: whole.cards.slice(0, 1) })
      expect(months).toEqual({ ...whole, made_at, cards: whole.cards.slice(1) })
      return whole
    }
    const locked = await parts()
    expect(locked).toMatchObject({ product_id: `annual:${year}`, is_locked: true, version: 0 })
    expect(locked.cards.flatMap(paragraphsOf)).toEqual([])
    expect(locked.cards.map(({ waiting }) => waiting > 3)).toEqual([true, true, true])
    await buy(fixture(), me, `annual:${year}`, me.own)
    const open = await parts()
    expect(open).toMatchObject({ is_locked: false, version: 1, made_for: 'first' })
    expect(open.cards.map(({ sections }) => sections.length).slice(1)).toEqual([4, 12])
    expect((await me.call('annualStatus', asked)).data).toMatchObject({ is_unlocked: true, version: 1, product_id: `annual:${year}` })
    expect((await me.call('annualInfo', { ...asked, version: 1 })).data).toEqual(open)
    // Each year is a book of its own.
    expect((await me.call('annualInfo', { ...asked, year: year + 1 })).data.is_locked).toBe(true)
    expect((await info(me, me.own)).data.is_locked).toBe(true)
  })

  test('an Annual Book is locked, then ordered, then unlocked', async () => {
    const me = await createShopper(fixture())
    const year = yearNow()
    const status = async (year: number) => (await me.call('annualOrderStatus', { archive_id: me.own, year })).data
    expect(await status(year)).toEqual({ state: 'locked', order_id: null, is_on_sale: true })
    expect(await status(1999)).toEqual({ state: 'locked', order_id: null, is_on_sale: false })
    const { order_id } = (await me.call('checkout', { product_id: `annual:${year}`, archive_id: me.own, from: '/fate/year' })).data
    expect(await status(year)).toEqual({ state: 'ordered', order_id, is_on_sale: true })
    await buy(fixture(), me, `annual:${year}`, me.own)
    expect(await status(year)).toEqual({ state: 'unlocked', order_id: null, is_on_sale: true })
  })

  test('the shelf lists the unlocked books of every present archive', async () => {
    const me = await reader()
    const friend = (await me.call('addArchive', createArchiveInput({ user_name: '周若棠' }))).data.archive_id
    await buy(fixture(), me, `annual:${yearNow()}`, friend)
    await buy(fixture(), me, 'fatebook', friend)
    await info(me, me.own)
    const books = async () =>
      (await me.call('shelf')).data.books.map(({ archive_id, product_id, is_unlocked, version }) => [
        archive_id,
        product_id,
        is_unlocked,
        version,
      ])
    const all = [
      [me.own, 'fatebook', true, 1],
      [friend, `annual:${yearNow()}`, true, 0],
      [friend, 'fatebook', true, 0],
    ]
    expect(await books()).toEqual(all)
    await me.call('removeArchive', { archive_id: friend })
    expect(await books()).toEqual(all.slice(0, 1))
  })

  test('books of foreign and unknown archives are not found', async () => {
    const [me, other] = [await reader(), await createShopper(fixture())]
    await info(me, me.own)
    for (const archive_id of [me.own, newId()])
      for (const name of [
        'fateBookStatus',
        'fateBookInfo',
        'annualStatus',
        'annualInfo',
        'annualBase',
        'annualMonths',
        'annualOrderStatus',
        'bookUpgrade',
        'bookUnlock',
      ] as const) {
        const { status, code, data } = await other.call(name, { archive_id, year: 2026 })
        expect([name, status, code, data]).toEqual([name, 404, 10004, null])
      }
    expect((await other.call('shelf')).data.books).toEqual([])
  })

  test('books of a removed archive return on restore, then are purged', async () => {
    const me = await reader()
    const first = (await info(me, me.own)).data
    await me.call('removeArchive', { archive_id: me.own })
    expect([(await info(me, me.own)).code, (await info(me, me.own, 1)).code]).toEqual([10004, 10004])
    expect((await me.call('userExport')).data.books).toEqual([first])
    await me.call('restoreArchive', { archive_id: me.own })
    expect((await info(me, me.own)).data).toEqual(first)
    await me.call('removeArchive', { archive_id: me.own })
    fixture().clock.pass({ days: 31 })
    expect((await me.call('userExport')).data.books).toEqual([])
    await purgeRemovedArchives({ db: fixture().db, now: fixture().clock.now })
    expect(await rowsOf(me)).toEqual([])
  })
}
