import { expect, test } from 'vitest'
import { findPresentMonth } from '#app/features/annual/present-month.ts'
import { listYearTabs } from '#app/features/annual/year-tabs.tsx'
import { annualViewOf, castChart } from '#bazi/index.ts'
import { castInputOf } from '#birth/index.ts'
import { shanghai } from '../chart/births.ts'

const at = (utc: string) => new Date(utc)

// 立春 of 2026 is on 4 February at 04:02 Beijing time, 20:02 UTC of the 3rd.
test.each([
  ['before 立春 the year to come stands there as the next one', '2026-02-03T12:00:00Z', [2025, 2026]],
  ['from 立春 on there is this year, and the one before it', '2026-02-05T00:00:00Z', [2025, 2026]],
  ['on the last of September the next year has no tab', '2026-09-30T23:59:00Z', [2025, 2026]],
  ['from 1 October on it has', '2026-10-01T00:00:00Z', [2025, 2026, 2027]],
  ['in January it still has', '2027-01-20T00:00:00Z', [2025, 2026, 2027]],
])('%s', (_, now, years) => {
  expect(listYearTabs(at(now), [], years[0]!)).toEqual(years)
})

test('years of one’s own and the one that is open stand in their places', () => {
  expect(listYearTabs(at('2026-06-01T00:00:00Z'), [2024, 2026], 2031)).toEqual([2024, 2025, 2026, 2031])
})

test('the present month is the one between its jie, and none in another year', () => {
  const chart = castChart(castInputOf(shanghai))
  const now = at('2026-11-20T00:00:00Z')
  // 亥 runs from 立冬, 7 November, to 大雪, 7 December.
  expect(findPresentMonth(annualViewOf(chart, 2026), now)).toBe(9)
  expect(findPresentMonth(annualViewOf(chart, 2027), now)).toBeUndefined()
})
