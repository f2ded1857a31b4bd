import { expect, test } from 'vitest'
import { type BookMark, MARK_LIMIT } from '#contract/book.ts'
import { purgeRemovedArchives } from '#server/features/archives/purge.ts'
import { createTestBookMark } from '../../support/book-mark.ts'
import { newId } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { createShopper } from '../../support/shop.ts'

export function bookMarkSuite(fixture: () => ServerFixture): void {
  async function someone() {
    const me = await createShopper(fixture())
    const send = (mark: BookMark) => me.call('bookMark', mark, newId())
    const since = async (since = 0) => (await me.call('bookMarks', { since })).data
    const storedMarks = async () =>
      (await since()).marks.map(({ mark_id, text, is_removed, made_at }) => ({ mark_id, text, is_removed, made_at }))
    const rows = () => fixture().db.selectFrom('book_marks').selectAll().where('user_id', '=', me.userId).orderBy('changed_at').execute()
    const fill = async (count: number, is_removed: 0 | 1) => {
      const marks = Array.from({ length: count }, (_, n) => ({
        ...createTestBookMark(me.own, { mark_id: `${is_removed} ${n}` }),
        user_id: me.userId,
        is_removed,
        changed_at: (is_removed + 1) * 10_000 + n,
      }))
      for (let n = 0; n < count; n += 1000)
        await fixture()
          .db.insertInto('book_marks')
          .values(marks.slice(n, n + 1000))
          .execute()
    }
    return { me, send, since, storedMarks, rows, fill, mark: (more: Partial<BookMark> = {}) => createTestBookMark(me.own, more) }
  }

  test('marks are listed in arrival order, then only newer ones', async () => {
    const { send, since, mark } = await someone()
    expect(await since()).toEqual({ marks: [], until: 0 })
    const marks = [
      mark({ mark_id: 'read fatebook self', kind: 'read', card: 'self', text: '' }),
      mark({
        mark_id: 'place annual:2026 months',
        kind: 'place',
        product_id: 'annual:2026',
        card: 'months',
        paragraph: 'month.yin.a',
        text: '',
      }),
      mark({ kind: 'highlight', paragraph: 'self.temper.a', quote: '不急', locale: 'zh_TW', text: '' }),
      mark({ text: '“ 🀄️\u2028' }),
    ]
    for (const one of marks) expect((await send(one)).data).toEqual({ marks: [one] })
    const first = await since()
    expect(first.marks).toEqual(marks)
    expect(await since(first.until)).toEqual({ marks: [], until: first.until })
    const later = { ...marks[0]!, paragraph: 'self.temper.b', made_at: 2, made_over: 1 }
    expect((await send(later)).data).toEqual({ marks: [later] })
    expect((await since(first.until)).marks).toEqual([later])
    expect((await since()).marks).toHaveLength(4)
  })

  test("a yearly report's note belongs to its owner and is exported", async () => {
    const { me, send, since, mark } = await someone()
    const note = mark({ product_id: 'annual:2026', card: 'months', paragraph: 'month.yin.a', quote: '不急' })
    expect((await send(note)).data).toEqual({ marks: [note] })
    const other = await someone()
    expect((await other.send(note)).code).toBe(10004)
    expect((await other.since()).marks).toEqual([])
    expect((await since()).marks).toEqual([note])
    const { data } = await me.call('userExport')
    expect(JSON.stringify(data)).toContain('month.yin.a')
  })

  test('concurrent changes of one user get distinct numbers', async () => {
    const { send, rows, mark } = await someone()
    await Promise.all(Array.from({ length: 10 }, () => send(mark())))
    expect(new Set((await rows()).map(({ changed_at }) => changed_at)).size).toBe(10)
  })

  test('the later of two states wins in any order', async () => {
    const { send, since, mark } = await someone()
    for (const kind of ['read', 'place', 'highlight'] as const) {
      const [early, late] = [mark({ mark_id: kind, kind, quote: 'early' }), mark({ mark_id: kind, kind, quote: 'late', made_at: 2 })]
      expect((await send(late)).data.marks).toEqual([late])
      const { until } = await since()
      expect((await send(early)).data.marks).toEqual([late])
      expect((await since(until)).marks).toEqual([])
    }
  })

  test('a note edited from its latest state is stored once', async () => {
    const { send, storedMarks, mark } = await someone()
    const first = mark({ text: '一' })
    const second = { ...first, text: '二', made_at: 5, made_over: 1 }
    await send(first)
    expect((await send(second)).data.marks).toEqual([second])
    // Sending the first state again creates no second note.
    expect((await send(first)).data.marks).toEqual([second])
    expect((await send(second)).data.marks).toEqual([second])
    expect(await storedMarks()).toEqual([{ mark_id: first.mark_id, text: '二', is_removed: false, made_at: 5 }])
  })

  test.each([
    ['later', 9],
    ['earlier', 3],
  ])('a note edited on two devices is stored twice (second one %s)', async (_when, made_at) => {
    const { send, storedMarks, mark } = await someone()
    const first = mark({ text: '一' })
    const phone = { ...first, text: '电话上', made_at: 5, made_over: 1 }
    const desk = { ...first, text: '桌前', made_at, made_over: 1 }
    const fork = { ...desk, mark_id: `${first.mark_id} ${made_at}` }
    await send(first)
    await send(phone)
    expect((await send(desk)).data.marks).toEqual([phone, fork])
    expect((await send(desk)).data.marks).toEqual([phone, fork])
    expect(await storedMarks()).toEqual([
      { mark_id: phone.mark_id, text: '电话上', is_removed: false, made_at: 5 },
      { mark_id: fork.mark_id, text: '桌前', is_removed: false, made_at },
    ])
    // Both notes can then be edited independently; a fork of a fork gets an id like that of a fork.
    const changed = { ...fork, text: '改过', made_at: 20, made_over: made_at }
    expect((await send(changed)).data.marks).toEqual([changed])
    const again = { ...fork, text: '又改', made_at: 21, made_over: made_at }
    expect((await send(again)).data.marks).toEqual([changed, { ...again, mark_id: `${first.mark_id} 21` }])
  })

  test('a note with equal text on two devices is stored once', async () => {
    const { send, mark } = await someone()
    const first = mark({ text: '一' })
    const [phone, desk] = [5, 9].map((made_at) => ({ ...first, text: '二', made_at, made_over: 1 })) as [BookMark, BookMark]
    for (const one of [first, phone]) await send(one)
    expect((await send(desk)).data.marks).toEqual([desk])
  })

  test('the id of a fork stays within the length limit', async () => {
    const { send, mark } = await someone()
    const first = mark({ mark_id: 'n'.repeat(80), text: '一' })
    await send(first)
    const { marks } = (await send({ ...first, text: '二', made_at: 8_640_000_000_000_000 })).data
    expect(marks.map(({ mark_id }) => mark_id.length)).toEqual([80, 80])
    expect((await send({ ...marks[1]!, text: '三', made_over: marks[1]!.made_at })).code).toBe(0)
  })

  test('a removal deletes its text and reaches other devices', async () => {
    const { send, since, rows, mark } = await someone()
    const first = mark({ text: '一', quote: '二' })
    await send(first)
    const { until } = await since()
    const gone = { ...first, text: '', quote: '', is_removed: true, made_at: 2, made_over: 1 }
    expect((await send({ ...gone, text: '一', quote: '二' })).data.marks).toEqual([gone])
    expect((await since(until)).marks).toEqual([gone])
    expect(JSON.stringify(await rows())).not.toMatch(/[一二]/)
    const back = { ...first, text: '三', made_at: 3, made_over: 2 }
    expect((await send(back)).data.marks).toEqual([back])
  })

  test('a concurrent edit survives the removal of its mark', async () => {
    const { send, storedMarks, mark } = await someone()
    const [one, two] = [mark({ text: '一' }), mark({ text: '一' })]
    const changed = (first: BookMark): BookMark => ({ ...first, text: '二', made_at: 5, made_over: 1 })
    const removed = (first: BookMark): BookMark => ({ ...first, text: '', is_removed: true, made_at: 9, made_over: 1 })
    for (const first of [one, two]) await send(first)
    await send(changed(one))
    expect((await send(removed(one))).data.marks).toEqual([changed(one)])
    await send(removed(two))
    expect((await send(changed(two))).data.marks).toEqual([removed(two), { ...changed(two), mark_id: `${two.mark_id} 5` }])
    expect((await storedMarks()).filter(({ is_removed }) => !is_removed).map(({ text }) => text)).toEqual(['二', '二'])
  })

  test("an archive's marks are limited; edits pass and removals free capacity", async () => {
    const { send, fill, mark } = await someone()
    await fill(MARK_LIMIT - 1, 0)
    const last = mark()
    expect((await send(last)).code).toBe(0)
    const answer = await send(mark())
    expect([answer.status, answer.code, answer.data]).toEqual([409, 10052, null])
    expect((await send({ ...last, text: '改', made_at: 2, made_over: 1 })).code).toBe(0)
    expect((await send({ ...last, text: '', is_removed: true, made_at: 3, made_over: 2 })).code).toBe(0)
    expect((await send(mark())).code).toBe(0)
    expect((await send({ ...last, text: '回', made_at: 4, made_over: 3 })).code).toBe(10052)
  })

  test('stores as many removals as marks', async () => {
    const { send, fill, rows, mark } = await someone()
    await fill(MARK_LIMIT, 1)
    expect((await send(mark({ is_removed: true, text: '' }))).code).toBe(0)
    const storedRows = await rows()
    expect([storedRows.length, storedRows[0]!.mark_id]).toEqual([MARK_LIMIT, '1 1'])
  })

  test("a mark is accepted only for one's own archive", async () => {
    const [me, other] = [await someone(), await someone()]
    const mine = me.mark()
    await me.send(mine)
    for (const archive_id of [me.me.own, newId()]) {
      const { status, code, data } = await other.send({ ...mine, archive_id, text: '改', made_at: 9 })
      expect([status, code, data]).toEqual([404, 10004, null])
    }
    expect((await other.send(other.mark({ mark_id: mine.mark_id, text: '别人的' }))).code).toBe(0)
    expect((await me.since()).marks).toEqual([mine])
    expect((await other.since()).marks).toMatchObject([{ text: '别人的' }])
  })

  test('refuses invalid marks', async () => {
    const { send, mark } = await someone()
    for (const wrong of [
      mark({ mark_id: '' }),
      mark({ mark_id: 'a/b' }),
      mark({ product_id: 'dt' }),
      mark({ product_id: 'annual:1899' }),
      mark({ card: '../x' }),
      mark({ text: 'x'.repeat(4001) }),
      mark({ made_at: -1 }),
      mark({ text: 'a\0b' }),
    ])
      expect((await send(wrong)).code).toBe(10001)
  })

  test('marks are removed, restored and purged with their archive', async () => {
    const { me, send, since, rows, mark } = await someone()
    await send(mark())
    await me.call('removeArchive', { archive_id: me.own })
    // A device that was offline may still send its marks within 30 days of the removal.
    expect((await send(mark())).code).toBe(0)
    expect((await since()).marks).toHaveLength(2)
    fixture().clock.pass({ days: 31 })
    expect((await since()).marks).toEqual([])
    expect((await send(mark())).code).toBe(10004)
    await purgeRemovedArchives({ db: fixture().db, now: fixture().clock.now })
    expect(await rows()).toEqual([])
  })
}
