import { expect, test } from 'vitest'
import { decompressText } from '#server/db/compressed-text.ts'
import { paragraphsOf } from '../../support/book-reader.ts'
import { createArchiveInput } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { createShopper } from '../../support/shop.ts'
import { bookCalls } from './book-calls.ts'

/** Tests the versions of an unlocked book. */
export function bookVersionSuite(fixture: () => ServerFixture): void {
  const { rowsOf, info, statusOf, reader } = bookCalls(fixture)

  test('an unlocked book is created on first request and then stays', async () => {
    const me = await reader()
    expect(await statusOf(me, me.own)).toMatchObject({ is_unlocked: true, version: 0, is_stale: false, is_updatable: false, versions: [] })
    expect(await rowsOf(me)).toEqual([])
    const { data, text } = await info(me, me.own)
    const { year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi } = (await me.call('getArchive')).data.archives[0]!
    const ganzhi = [year_ganzhi, month_ganzhi, day_ganzhi, hour_ganzhi].join(' ')
    expect(data).toMatchObject({ version: 1, made_for: 'first', is_locked: false, hand: 'house', ganzhi })
    expect(data.cards.flatMap(({ waiting }) => waiting)).toEqual(Array.from({ length: 10 }, () => 0))
    for (const card of data.cards) expect(paragraphsOf(card).length, card.id).toBeGreaterThan(3)
    const paragraphs = data.cards.flatMap(paragraphsOf)
    for (const { because } of paragraphs) for (const fact of because) expect(data.facts).toHaveProperty([fact])
    for (const { quote } of paragraphs) if (quote !== null) expect(data.quotations).toHaveProperty([quote])
    fixture().clock.pass({ hours: 1 })
    expect((await info(me, me.own)).text).toBe(text)
    expect((await info(me, me.own, 1)).text).toBe(text)
    expect((await info(me, me.own, 2)).code).toBe(10004)
    const { cards, facts, quotations, archive_id: _archive, product_id: _product, is_locked: _lock, hand: _hand, ...version } = data
    expect(await statusOf(me, me.own)).toMatchObject({ version: 1, is_stale: false, is_updatable: false, versions: [version] })
    const [row] = await rowsOf(me)
    expect(JSON.parse(decompressText(row!.body))).toEqual({ cards, facts, quotations })
    expect(row!.body.length).toBeLessThan(Buffer.byteLength(text) / 2)
  })

  test('ten concurrent requests create one version', async () => {
    const me = await reader()
    const answers = await Promise.all(Array.from({ length: 10 }, () => info(me, me.own)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await rowsOf(me)).toHaveLength(1)
  })

  test('an edited birth creates a new version and keeps the old', async () => {
    const me = await reader()
    const first = (await info(me, me.own)).data
    const edit = async (base_version: number, more: object) =>
      (await me.call('updateArchive', createArchiveInput({ archive_id: me.own, base_version, ...more }))).code
    expect(await edit(1, { birthday: '1984-02-15 10:30:00' })).toBe(0)
    expect(await statusOf(me, me.own)).toMatchObject({ version: 1, is_stale: true, is_updatable: false })
    // A request for the old version does not create the new one.
    expect((await info(me, me.own, 1)).data).toEqual(first)
    expect(await rowsOf(me)).toHaveLength(1)
    const second = (await info(me, me.own)).data
    expect(second).toMatchObject({ version: 2, made_for: 'edit' })
    expect(second.ganzhi).not.toBe(first.ganzhi)
    expect(second.cards).not.toEqual(first.cards)
    expect((await info(me, me.own, 1)).data).toEqual(first)
    expect(await statusOf(me, me.own)).toMatchObject({ version: 2, is_stale: false, versions: [{ version: 2 }, { version: 1 }] })
    expect(await edit(2, { birthday: '1984-02-15 12:30:00' })).toBe(10034)
    expect((await info(me, me.own)).data).toEqual(second)
  })

  test('another school creates a new version even with equal pillars', async () => {
    const me = await reader()
    const first = (await info(me, me.own)).data
    const edit = async (base_version: number, school: object) =>
      (await me.call('updateArchive', createArchiveInput({ archive_id: me.own, base_version, school }))).code
    expect(await edit(1, { tianyi: 'jia-wu' })).toBe(0)
    expect(await statusOf(me, me.own)).toMatchObject({ version: 1, is_stale: true })
    expect((await info(me, me.own)).data).toMatchObject({ version: 2, made_for: 'edit', ganzhi: first.ganzhi })
    expect(await edit(2, {})).toBe(0)
    expect(await statusOf(me, me.own)).toMatchObject({ version: 2, is_stale: true })
    const third = (await info(me, me.own)).data
    expect([third.version, third.cards]).toEqual([3, first.cards])
  })

  test('names and time tolerance create no new version', async () => {
    const me = await reader()
    await info(me, me.own)
    const names = { user_name: '改一', place_name: '北京朝阳', told_within: 600 }
    expect((await me.call('updateArchive', createArchiveInput({ archive_id: me.own, base_version: 1, ...names }))).code).toBe(0)
    expect(await statusOf(me, me.own)).toMatchObject({ version: 1, is_stale: false })
    expect((await info(me, me.own)).data.version).toBe(1)
  })

  test('keeps the latest twelve versions of a book', async () => {
    const me = await reader()
    await info(me, me.own)
    // A change of the rule for the 子 hour does not count as an edit, so it is not limited.
    for (let base_version = 1; base_version <= 12; base_version += 1) {
      const zi = base_version % 2 === 1 ? '24' : '23'
      expect((await me.call('updateArchive', createArchiveInput({ archive_id: me.own, base_version, zi }))).code).toBe(0)
      expect((await info(me, me.own)).data.version).toBe(base_version + 1)
    }
    expect((await rowsOf(me)).map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect((await info(me, me.own, 1)).code).toBe(10004)
  })

  test('newer texts need an upgrade, which happens once', async () => {
    const me = await reader()
    const upgrade = () => me.call('bookUpgrade', { archive_id: me.own, product_id: 'fatebook' })
    expect((await upgrade()).data).toMatchObject({ version: 0, is_updatable: false })
    const first = (await info(me, me.own)).data
    expect((await upgrade()).data).toMatchObject({ version: 1, is_updatable: false })
    await fixture().db.updateTable('books').set({ texts: 0 }).where('user_id', '=', me.userId).execute()
    expect(await statusOf(me, me.own)).toMatchObject({ version: 1, is_updatable: true })
    expect((await info(me, me.own)).data).toEqual(first)
    const answers = await Promise.all([upgrade(), upgrade(), upgrade()])
    for (const { data } of answers)
      expect(data).toMatchObject({ version: 2, is_updatable: false, versions: [{ made_for: 'texts' }, { made_for: 'first' }] })
    expect((await info(me, me.own)).data).toMatchObject({ version: 2, made_for: 'texts' })
    expect((await info(me, me.own, 1)).data).toEqual(first)
  })

  test('refuses to upgrade a locked book', async () => {
    const me = await createShopper(fixture())
    const answer = await me.call('bookUpgrade', { archive_id: me.own })
    expect([answer.status, answer.code, answer.data]).toEqual([403, 10041, null])
  })
}
