import { expect, test } from 'vitest'
import { formatIsoDate } from '#app/calendar/civil-dates.ts'
import { parseTypedDates } from '#app/features/palette/parse-days.ts'

const today = { year: 2026, month: 11, day: 23 }

test.each([
  ['2026-12-03', '2026-12-03'],
  ['2026/12/3', '2026-12-03'],
  ['2026年12月3日', '2026-12-03'],
  ['２０２６年１２月３日', '2026-12-03'],
  ['12月3日', '2026-12-03'],
  ['12月3號', '2026-12-03'],
  ['12/3', '2026-12-03'],
  ['30号', '2026-11-30'],
  ['Dec 3', '2026-12-03'],
  ['3 dec', '2026-12-03'],
  ['December 3rd, 2027', '2027-12-03'],
  ['3 September 2028', '2028-09-03'],
])('parses “%s” as %s', (typed, iso) => {
  expect(parseTypedDates(typed, today).map(formatIsoDate)).toEqual([iso])
})

test('lists the next year’s day for a past one, nearest first', () => {
  expect(parseTypedDates('11月20日', today).map(formatIsoDate)).toEqual(['2026-11-20', '2027-11-20'])
  expect(parseTypedDates('Jan 5', today).map(formatIsoDate)).toEqual(['2027-01-05', '2026-01-05'])
})

test('moves a leap day to its next year', () => {
  expect(parseTypedDates('2月29日', today).map(formatIsoDate)).toEqual(['2028-02-29'])
})

test.each(['', '2026', '12', '2026-02-30', '13月1日', '1900-12-31', '2100-01-01', 'Dec', 'foo 3', '七杀'])(
  'refuses “%s” as a day',
  (typed) => {
    expect(parseTypedDates(typed, today)).toEqual([])
  },
)
