import { expect, onTestFinished, test } from 'vitest'
import { findSaleYear } from '#server/features/shop/on-sale.ts'
import { startTestServer } from '../../support/server.ts'
import { createArchiveInput, newId, signIn, type Account } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, passIntoNextYear, sendRefundEvent, createShopper } from '../../support/shop.ts'

export function freeBookSuite(fixture: () => ServerFixture): void {
  const unlock = (me: Account, archive_id: string, product_id: string) => me.call('bookUnlock', { archive_id, product_id }, newId())
  const isFree = async (me: Account, archive_id: string, year: number) => (await me.call('annualStatus', { archive_id, year })).data.is_free

  test('refuses to unlock paid books and already unlocked ones', async () => {
    const me = await createShopper(fixture())
    for (const product_id of ['fatebook', `annual:${findSaleYear(fixture().clock.now())}`]) {
      const answer = await unlock(me, me.own, product_id)
      expect([answer.status, answer.code, answer.data]).toEqual([402, 10051, null])
    }
    await buy(fixture(), me, 'fatebook', me.own)
    expect((await unlock(me, me.own, 'fatebook')).code).toBe(10042)
  })

  test('a yearly membership includes the next Annual Book once', async () => {
    const before = await createShopper(fixture())
    await buy(fixture(), before, 'vip_year')
    const year = findSaleYear(fixture().clock.now())
    expect((await unlock(before, before.own, `annual:${year}`)).code).toBe(10042)
    expect(await isFree(before, before.own, year + 1)).toBe(false)
    passIntoNextYear(fixture())
    const me = { ...(await signIn(fixture().server, before.address)), own: before.own }
    const friend = (await me.call('addArchive', createArchiveInput())).data.archive_id
    expect([await isFree(me, me.own, year + 1), await isFree(me, friend, year + 1), await isFree(me, me.own, year + 2)]).toEqual([
      true,
      false,
      false,
    ])
    expect((await unlock(me, friend, `annual:${year + 1}`)).code).toBe(10051)
    const answers = await Promise.all([1, 2, 3].map(() => unlock(me, me.own, `annual:${year + 1}`)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 10042, 10042])
    expect(answers.find(({ code }) => code === 0)!.data).toMatchObject({ is_unlocked: true, is_free: false, version: 0 })
    expect((await me.call('annualInfo', { archive_id: me.own, year: year + 1 })).data).toMatchObject({ is_locked: false, version: 1 })
    const rows = await fixture().db.selectFrom('ledger').selectAll().where('user_id', '=', me.userId).where('reason', '=', 'free').execute()
    expect(rows).toMatchObject([{ product_id: `annual:${year + 1}`, kind: 'unlock', delta: 1, archive_id: me.own, ref_id: '' }])
    // An archive that becomes the user's own one later gets no free book, either.
    await me.call('removeArchive', { archive_id: me.own })
    const next = (await me.call('addArchive', createArchiveInput())).data
    expect([next.type, await isFree(me, next.archive_id, year + 1)]).toEqual([0, false])
    expect((await unlock(me, next.archive_id, `annual:${year + 1}`)).code).toBe(10051)
  })

  const booksOf = async (me: Account, archive_id: string) =>
    (await me.call('getArchive')).data.archives.find((archive) => archive.archive_id === archive_id)?.books

  /** Moves the clock to the next Bazi year, logs the user in again and unlocks that year's free report. */
  async function intoNextYear(before: Account & { readonly own: string }) {
    const report = `annual:${passIntoNextYear(fixture())}`
    const me = { ...(await signIn(fixture().server, before.address)), own: before.own }
    expect((await unlock(me, me.own, report)).code).toBe(0)
    return { me, report }
  }

  test("a membership's report is not granted to a second own archive", async () => {
    const me = await createShopper(fixture())
    const year = findSaleYear(fixture().clock.now())
    await buy(fixture(), me, 'vip_year')
    await me.call('removeArchive', { archive_id: me.own })
    const next = (await me.call('addArchive', createArchiveInput())).data
    expect([next.type, await isFree(me, next.archive_id, year)]).toEqual([0, false])
    expect((await unlock(me, next.archive_id, `annual:${year}`)).code).toBe(10051)
    await me.call('restoreArchive', { archive_id: me.own })
    expect(await booksOf(me, me.own)).toEqual([`annual:${year}`, 'fatebook'])
    expect(await booksOf(me, next.archive_id)).toEqual([])
  })

  test('refunding a membership revokes its free report', async () => {
    const before = await createShopper(fixture())
    const times = (await before.call('productTimes')).data
    const order = await buy(fixture(), before, 'vip_year')
    const { me, report } = await intoNextYear(before)
    await sendRefundEvent(fixture(), order, 'disputed')
    expect(await booksOf(me, me.own)).toEqual([])
    await sendRefundEvent(fixture(), order, 'won')
    expect(await booksOf(me, me.own)).toContain(report)
    await sendRefundEvent(fixture(), order)
    expect(await booksOf(me, me.own)).toEqual([])
    expect(await isFree(me, me.own, Number(report.slice(7)))).toBe(false)
    expect((await me.call('productTimes')).data).toEqual(times)
  })

  test('a report stays while another membership covers its day', async () => {
    const before = await createShopper(fixture())
    const first = await buy(fixture(), before, 'vip_year')
    const year = findSaleYear(fixture().clock.now())
    const { me, report } = await intoNextYear(before)
    const second = await buy(fixture(), me, 'vip_year')
    expect(await booksOf(me, me.own)).toEqual([`annual:${year}`, report, `annual:${year + 2}`, 'fatebook'])
    await sendRefundEvent(fixture(), second)
    expect(await booksOf(me, me.own)).toEqual([`annual:${year}`, report, 'fatebook'])
    await sendRefundEvent(fixture(), first)
    expect(await booksOf(me, me.own)).toEqual([])
  })
}

/** Tests a date on which the book of the user's own archive was free of charge. */
export function freeOfferSuite(): void {
  test("a free offer unlocks the own archive's book once", async () => {
    const server = await startTestServer({ now: () => Date.parse('2025-03-01T12:00:00+08:00') })
    onTestFinished(server.stop)
    const me = await signIn(server)
    const [own, friend] = [
      (await me.call('addArchive', createArchiveInput())).data.archive_id,
      (await me.call('addArchive', createArchiveInput())).data.archive_id,
    ]
    expect((await me.call('fateBookStatus', { archive_id: own })).data).toMatchObject({ is_unlocked: false, is_free: true })
    expect((await me.call('fateBookStatus', { archive_id: friend })).data.is_free).toBe(false)
    expect((await unlockAt(me, friend)).code).toBe(10051)
    expect((await unlockAt(me, own)).data).toMatchObject({ is_unlocked: true, is_free: false })
    expect((await unlockAt(me, own)).code).toBe(10042)
    expect((await me.call('productTimes')).data).toContainEqual({ product_id: 'fatebook_agent', times: 88, archive_id: own })
    expect((await me.call('userInfo')).data.is_month_vip).toBe(true)
    await me.call('removeArchive', { archive_id: own })
    const next = (await me.call('addArchive', createArchiveInput())).data
    expect([next.type, (await unlockAt(me, next.archive_id)).code]).toEqual([0, 10051])
  })

  const unlockAt = (me: Account, archive_id: string) => me.call('bookUnlock', { archive_id, product_id: 'fatebook' }, newId())
}
