import { expect, test } from 'vitest'
import { toBirthInput } from '#birth/index.ts'
import { castChart } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { createMonthReading } from '#readings/daily/index.ts'
import { OPEN_DAYS_AROUND_TODAY } from '#contract/open-days.ts'
import { addDaysToDate } from '#server/deps/civil-date.ts'
import { localDateOf } from '#server/ledger/local-day.ts'
import { createArchiveInput, newId, signIn } from '../../support/server-client.ts'
import type { ServerFixture } from '../../support/server-fixture.ts'
import { buy, createShopper } from '../../support/shop.ts'
import { anyBirth, anyMonth, BIRTH_COUNT, seededParameters, padTwoDigits } from './any-birth.ts'
import fc from '../../support/seeded-fast-check.ts'

/** Computes a month as the archive's device does. */
function onDevice(archive: Archive, month: string): [string, number, string][] {
  const [year, number] = month.split('-').map(Number)
  const { days } = createMonthReading(castChart(toBirthInput(archive)), { year: year!, month: number! })
  return days.map(({ date, score, band }) => [`${month}-${padTwoDigits(date.day)}`, score, band])
}

export function yunSuite(fixture: () => ServerFixture): void {
  const today = () => localDateOf('UTC', fixture().clock.now())
  const present = () => today().slice(0, 7)
  /** Returns a month of which all days are more than thirty days away. */
  const far = () => {
    const [year, month] = present().split('-').map(Number)
    return month! > 9 ? `${year! + 1}-${padTwoDigits(month! - 9)}` : `${year}-${padTwoDigits(month! + 3)}`
  }

  test('the present month is open with pillars and daily scores', async () => {
    const me = await createShopper(fixture())
    const { data } = await me.call('yun', { archive_id: me.own, month: present() })
    const [archive] = (await me.call('getArchive')).data.archives
    expect(data).toMatchObject({ archive_id: me.own, month: present(), ganzhi: expect.stringMatching(/^(\S\S ?){4}$/) })
    expect(data.pillars).toHaveLength(2)
    expect(data.days.map(({ date, score, band }) => [date, score, band])).toEqual(onDevice(archive!, present()))
    expect(data.days.some(({ is_locked }) => is_locked)).toBe(false)
  })

  // In 2026 立冬 is on 7 November at 17:52 in Beijing.
  test('the pillars change with their jie', async () => {
    const me = await createShopper(fixture())
    expect((await me.call('yun', { archive_id: me.own, month: '2026-11' })).data.pillars).toMatchObject([
      { year: '丙午', month: '戊戌', from: '2026-11-01' },
      { year: '丙午', month: '己亥', from: '2026-11-07', begins_at: '2026-11-07T09:52:04Z' },
    ])
  })

  test('a distant month is locked per day until membership', async () => {
    const me = await createShopper(fixture())
    const locked = (await me.call('yun', { archive_id: me.own, month: far() })).data
    expect(locked.days.length).toBeGreaterThanOrEqual(28)
    for (const day of locked.days) expect(day).toMatchObject({ is_locked: true, score: null, band: null, pair: expect.any(String) })
    await buy(fixture(), me, 'vip_year')
    const open = (await me.call('yun', { archive_id: me.own, month: far() })).data
    expect(open.days.every(({ is_locked, score, band }) => !is_locked && score !== null && band !== null)).toBe(true)
    expect({ ...open, days: null }).toEqual({ ...locked, days: null })
  })

  test('an opened day stays open for its pillars only', async () => {
    const me = await createShopper(fixture())
    const ask = async () => (await me.call('yun', { archive_id: me.own, month: far() })).data
    const { ganzhi } = await ask()
    const open = (date: string, pillars: string) => me.call('openDay', { archive_id: me.own, date, ganzhi: pillars, opened_at: 1 }, newId())
    await open(`${far()}-05`, ganzhi)
    await open(`${far()}-06`, '庚午 辛巳 庚辰 庚辰')
    const { days } = await ask()
    expect(days.filter(({ is_locked }) => !is_locked).map(({ date }) => date)).toEqual([`${far()}-05`])
    expect(days[4]!.score).toEqual(expect.any(Number))
  })

  test("days within thirty of the user's own day are open", async () => {
    const me = await createShopper(fixture())
    const [west, east] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati']
    // These zones are 25 hours apart, so their dates always differ.
    const lastIn = (zone: string) => addDaysToDate(localDateOf(zone, fixture().clock.now()), OPEN_DAYS_AROUND_TODAY)
    const isOpenIn = async (zone: string, date: string) => {
      const response = await fetch(`${fixture().server.url}/fapi/fatebook/yun?archive_id=${me.own}&month=${date.slice(0, 7)}`, {
        headers: { Authorization: me.token, 'X-Time-Zone': zone },
      })
      const { data } = (await response.json()) as { data: { days: { date: string; is_locked: boolean }[] } }
      return !data.days.find((day) => day.date === date)!.is_locked
    }
    expect([await isOpenIn(west, lastIn(west)), await isOpenIn(east, lastIn(east))]).toEqual([true, true])
    expect(await isOpenIn(west, lastIn(east))).toBe(false)
    expect([
      await isOpenIn(east, addDaysToDate(lastIn(east), -2 * OPEN_DAYS_AROUND_TODAY)),
      await isOpenIn(east, addDaysToDate(lastIn(east), -2 * OPEN_DAYS_AROUND_TODAY - 1)),
    ]).toEqual([true, false])
  })

  test('foreign, removed and unknown archives get the same response', async () => {
    const [me, other] = [await createShopper(fixture()), await createShopper(fixture())]
    const gone = (await me.call('addArchive', createArchiveInput())).data.archive_id
    await me.call('removeArchive', { archive_id: gone })
    const answers = await Promise.all([other.own, gone, newId()].map((archive_id) => me.call('yun', { archive_id, month: present() })))
    for (const { status, code, data } of answers) expect([status, code, data]).toEqual([404, 10004, null])
  })

  test.each([undefined, '2026', '2026-13', '2026-1', '1900-12', '2100-01', '2026-11-01'])('refuses %s as a month', async (month) => {
    const me = await signIn(fixture().server)
    const { status, code, data } = await me.call('yun', { archive_id: newId(), month })
    expect([status, code]).toEqual([422, 10001])
    expect(data).toMatchObject({ fields: [{ field: 'month' }] })
  })

  test(`${BIRTH_COUNT * 10} months of ${BIRTH_COUNT} births equal the device's`, async () => {
    const me = await createShopper(fixture())
    await buy(fixture(), me, 'vip_year')
    for (const each of fc.sample(anyBirth, { ...seededParameters, numRuns: BIRTH_COUNT }))
      await me.call('addArchive', createArchiveInput(each), newId())
    const { archives } = (await me.call('getArchive')).data
    expect(archives).toHaveLength(BIRTH_COUNT + 1)
    const months = fc.sample(anyMonth, { ...seededParameters, numRuns: 10 * archives.length })
    for (const [at, archive] of archives.entries())
      for (const month of months.slice(at * 10, at * 10 + 10)) {
        const { days } = (await me.call('yun', { archive_id: archive.archive_id, month })).data
        expect(days.map(({ date, score, band }) => [date, score, band])).toEqual(onDevice(archive, month))
      }
  })
}
