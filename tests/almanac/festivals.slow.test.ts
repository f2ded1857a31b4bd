import { describe, expect, test } from 'vitest'
import { SolarDay } from 'tyme4ts'
import { FESTIVAL_HAN } from '#almanac/codes.ts'
import { almanacOf } from '#almanac/index.ts'
import { chooseByLane, takeSeededShare } from '../support/lane.ts'

const DAY_MS = 86_400_000
const dateAt = (ms: number) => ({
  year: new Date(ms).getUTCFullYear(),
  month: new Date(ms).getUTCMonth() + 1,
  day: new Date(ms).getUTCDate(),
})
const daysIn = (year: number) => (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / DAY_MS
const festivalsOn = (text: string) => almanacOf(dateAt(Date.parse(text))).festivals.map((code) => FESTIVAL_HAN[code])

// Holidays of 2024–2026 in the notices of the State Council; 重阳 in Hong Kong's list of general holidays.
const HOLIDAYS = [
  ['2024-01-01', '元旦'],
  ['2024-02-10', '春节'],
  ['2024-04-04', '清明'],
  ['2024-05-01', '劳动节'],
  ['2024-06-10', '端午'],
  ['2024-09-17', '中秋'],
  ['2025-01-01', '元旦'],
  ['2025-01-28', '除夕'],
  ['2025-01-29', '春节'],
  ['2025-04-04', '清明'],
  ['2025-05-31', '端午'],
  ['2025-10-06', '中秋'],
  ['2026-02-16', '除夕'],
  ['2026-02-17', '春节'],
  ['2026-04-05', '清明'],
  ['2026-06-19', '端午'],
  ['2026-09-25', '中秋'],
  ['2024-10-11', '重阳'],
  ['2025-10-29', '重阳'],
  ['2026-10-18', '重阳'],
] as const

// Dates of other festivals, as printed in the calendars of 2024–2026.
const PRINTED = [
  ['2024-02-24', '元宵'],
  ['2025-02-12', '元宵'],
  ['2026-03-03', '元宵'],
  ['2025-03-01', '龙抬头'],
  ['2026-03-20', '龙抬头'],
  ['2024-08-10', '七夕'],
  ['2025-08-29', '七夕'],
  ['2026-08-19', '七夕'],
  ['2025-09-06', '中元'],
  ['2026-08-27', '中元'],
  ['2024-12-21', '冬至'],
  ['2025-12-21', '冬至'],
  ['2026-12-22', '冬至'],
  ['2025-01-07', '腊八'],
  ['2026-01-26', '腊八'],
  ['2025-01-22', '小年'],
  ['2026-02-10', '小年'],
  ['2026-03-08', '妇女节'],
] as const

test('has all fixtures', () => expect([HOLIDAYS.length, PRINTED.length]).toEqual([20, 18]))

test.each([...HOLIDAYS, ...PRINTED])('%s is %s', (date, festival) => {
  expect(festivalsOn(date)).toContain(festival)
})

describe('in a leap month', () => {
  test('does not repeat a festival', () => {
    // 闰六月 2025, 闰二月 2023, 闰四月 2020; in 2028 the leap fifth month has its own fifth day.
    for (const date of ['2025-07-25', '2023-03-23', '2020-06-06', '2028-06-27']) expect(festivalsOn(date)).toEqual([])
  })
})

test('equals the festivals of tyme4ts over 27 years', () => {
  const short: Readonly<Record<string, string>> = { 龙头节: '龙抬头' }
  const years = takeSeededShare(
    Array.from({ length: 27 }, (_, i) => 2012 + i),
    3,
  )
  expect(years).toHaveLength(chooseByLane(9, 27))
  const days = years.flatMap((year) => Array.from({ length: daysIn(year) }, (_, i) => Date.UTC(year, 0, 1) + i * DAY_MS))
  for (const at of days) {
    const { year, month, day } = dateAt(at)
    const theirs = SolarDay.fromYmd(year, month, day).getLunarDay().getFestival()?.getName()
    const ours = festivalsOn(new Date(at).toISOString().slice(0, 10)).filter(
      (name) => !['元旦', '妇女节', '劳动节', '下元', '小年'].includes(name),
    )
    // tyme4ts returns at most one festival per day; if 清明 and 上巳 coincide, it returns 清明.
    const wanted = theirs === undefined ? [] : [short[theirs] ?? theirs.replace(/节$/, '')]
    expect(
      ours.map((name) => name.replace(/节$/, '')),
      `${year}-${month}-${day}`,
    ).toEqual(expect.arrayContaining(wanted.map((name) => name.replace(/节$/, ''))))
    if (wanted.length === 0) expect(ours, `${year}-${month}-${day}`).toEqual([])
  }
})
