import { expect, test } from 'vitest'
import { purgeRemovedArchives } from '#server/features/archives/purge.ts'
import { createArchiveInput, newId, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'

export function openedDaySuite(fixture: () => ServerFixture): void {
  async function someone() {
    const me = await signIn(fixture().server)
    const { archive_id } = (await me.call('addArchive', createArchiveInput())).data
    const day = (date: string, more: object = {}) => ({ archive_id, date, ganzhi: '庚午 辛巳 庚辰 庚辰', opened_at: 7, ...more })
    const open = async (input: object) => (await me.call('openDay', input, newId())).code
    const since = async (since?: number) => {
      const query = since === undefined ? '' : `&since=${since}`
      const response = await fetch(`${fixture().server.url}/fapi/user/opened-days?t=1${query}`, { headers: { Authorization: me.token } })
      return ((await response.json()) as { data: { days: { date: string }[]; until: number } }).data
    }
    return { me, archive_id, day, open, since }
  }

  test('opened days are listed in arrival order, then incrementally', async () => {
    const { day, open, since } = await someone()
    expect(await since()).toEqual({ days: [], until: 0 })
    expect(await open(day('2026-11-20'))).toBe(0)
    expect(await open(day('2026-11-19', { ganzhi: '庚午 辛巳 庚辰 ' }))).toBe(0)
    const first = await since()
    expect(first.days).toEqual([day('2026-11-20'), day('2026-11-19', { ganzhi: '庚午 辛巳 庚辰 ' })])
    expect(await since(first.until)).toEqual({ days: [], until: first.until })
    expect(await open(day('2026-11-20', { ganzhi: '庚午 辛巳 辛巳 壬辰', opened_at: 8 }))).toBe(0)
    expect((await since(first.until)).days).toEqual([day('2026-11-20', { ganzhi: '庚午 辛巳 辛巳 壬辰', opened_at: 8 })])
    expect((await since()).days).toHaveLength(2)
  })

  test("refuses to open a day for another user's archive", async () => {
    const [me, other] = [await someone(), await someone()]
    expect(await me.open(other.day('2026-11-20'))).toBe(10004)
    expect(await me.open(me.day('2026-11-20'))).toBe(0)
    expect((await other.since()).days).toEqual([])
  })

  test('refuses invalid dates and pillars', async () => {
    const { day, open } = await someone()
    for (const wrong of [day('2026-02-30'), day('20261120'), day('2026-11-20', { ganzhi: '庚午' }), day('2026-11-20', { opened_at: -1 })])
      expect(await open(wrong)).toBe(10001)
  })

  test('days are restored and purged with their archive', async () => {
    const { me, archive_id, day, open, since } = await someone()
    await open(day('2026-11-20'))
    await me.call('removeArchive', { archive_id })
    expect((await since()).days).toHaveLength(1)
    await me.call('restoreArchive', { archive_id })
    expect((await since()).days).toHaveLength(1)
    await me.call('removeArchive', { archive_id })
    fixture().clock.pass({ days: 31 })
    expect((await since()).days).toEqual([])
    await purgeRemovedArchives({ db: fixture().db, now: fixture().clock.now })
    const storedDates = await fixture().db.selectFrom('opened_days').select('date').where('user_id', '=', me.userId).execute()
    expect(storedDates).toEqual([])
  })

  test('stores the latest 4,000 days of an archive', async () => {
    const { me, archive_id, day, open, since } = await someone()
    const dates = Array.from({ length: 4000 }, (_, n) => new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10))
    const rows = dates.map((date, n) => ({ ...day(date), user_id: me.userId, archive_id, changed_at: n + 1 }))
    for (let n = 0; n < rows.length; n += 1000)
      await fixture()
        .db.insertInto('opened_days')
        .values(rows.slice(n, n + 1000))
        .execute()
    expect(await open(day(dates[0]!))).toBe(0)
    expect((await since()).days).toHaveLength(4000)
    expect(await open(day('2026-11-20'))).toBe(0)
    const storedDates = (await since()).days.map(({ date }) => date)
    expect([storedDates.length, storedDates[0], storedDates.at(-1)]).toEqual([4000, dates[2], '2026-11-20'])
  })
}
