import { expect, test } from 'vitest'
import { findPresentMonthIndex } from '#app/features/annual/use-cast-year.ts'
import { listYearsWithTab } from '#app/features/annual/year-tabs.tsx'
import { annualViewOf, castChart } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import { shanghai } from '../chart/births.ts'

const at = (utc: string) => new Date(utc)

// 立春 2026 is on 4 February at 04:02 in Beijing, which is 20:02 UTC on the 3rd.
test.each([
  ['before 立春 lists the coming year as the next one', '2026-02-03T12:00:00Z', [2025, 2026]],
  ['from 立春 on lists this year and the previous one', '2026-02-05T00:00:00Z', [2025, 2026]],
  ['omits the next year on 30 September', '2026-09-30T23:59:00Z', [2025, 2026]],
  ['lists the next year from 1 October on', '2026-10-01T00:00:00Z', [2025, 2026, 2027]],
  ['lists the next year in January, before 立春', '2027-01-20T00:00:00Z', [2025, 2026, 2027]],
])('%s', (_, now, years) => {
  expect(listYearsWithTab(at(now), [], years[0]!)).toEqual(years)
})

test('lists one’s own years and the open year in order', () => {
  expect(listYearsWithTab(at('2026-06-01T00:00:00Z'), [2024, 2026], 2031)).toEqual([2024, 2025, 2026, 2031])
})

test('finds the current month between its jie, none in another year', () => {
  const chart = castChart(toBirthInput(shanghai))
  const now = at('2026-11-20T00:00:00Z')
  // The 亥 month runs from 立冬, 7 November, to 大雪, 7 December.
  expect(findPresentMonthIndex(annualViewOf(chart, 2026), now)).toBe(9)
  expect(findPresentMonthIndex(annualViewOf(chart, 2027), now)).toBeUndefined()
})
