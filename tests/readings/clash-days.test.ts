import { expect, test } from 'vitest'
import { almanacOf } from '#almanac/index.ts'
import type { ActivityCode } from '#almanac/codes.ts'
import { castChart } from '#bazi/index.ts'
import { createDayReading, rateDays } from '#readings/daily/index.ts'
import { birthOfCase, sharedCases } from '../bazi/vectors.ts'

// 嫁娶 出行 移徙 入宅 开市 立券 (B-24; `move-in` implies `moving`)
const BEGINNINGS: readonly ActivityCode[] = ['wedding', 'travel', 'moving', 'move-in', 'opening', 'signing']

const charts = sharedCases.slice(0, 6).map((one) => castChart(birthOfCase(one)).pillars)
const [from, to] = [
  { year: 2024, month: 1, day: 1 },
  { year: 2026, month: 12, day: 31 },
]
const pages = rateDays({ pillars: charts[0]! }, from, to).map(({ date }) => almanacOf(date))
const clashDays = charts.flatMap((natal) => {
  const clashes = rateDays({ pillars: natal }, from, to)
  return pages.flatMap((page, i) =>
    clashes[i]!.clashes.length > 0 ? [{ page, view: createDayReading(natal, page, { age: 36, luck: null }) }] : [],
  )
})

test('the sample has over 540 clash days', () => {
  expect([pages.length, clashDays.length > 6 * 90]).toEqual([1096, true])
})

test('a clash day advises no beginning', () => {
  for (const { view } of clashDays) expect([view.date, view.do.filter((code) => BEGINNINGS.includes(code))]).toEqual([view.date, []])
})

test('an advised beginning becomes a don’t on a clash day', () => {
  let counted = 0
  let full = 0
  for (const { page, view } of clashDays.filter(({ page }) => !page.nothing && page.do.includes('move-in'))) {
    expect(view.dont, JSON.stringify(view.date)).toEqual(expect.arrayContaining(page.do.filter((code) => BEGINNINGS.includes(code))))
    counted++
    if (view.dont.length === 6) full++
  }
  expect([counted > 50, full > 0]).toEqual([true, true])
})
