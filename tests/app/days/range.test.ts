import { describe, expect, test } from 'vitest'
import { findAccessibleRange, normalizeDateText, rangeOfSpan, parseRange } from '#app/features/days/range.ts'
import { formatIsoDate } from '#app/calendar/civil-dates.ts'

const dayOf = (iso: string) => {
  const [year, month, day] = iso.split('-').map(Number)
  return { year: year!, month: month!, day: day! }
}
const today = dayOf('2026-11-23')
const textOf = (range: { from: ReturnType<typeof dayOf>; to: ReturnType<typeof dayOf> } | undefined) =>
  range && `${formatIsoDate(range.from)} ${formatIsoDate(range.to)}`

test('starts thirty days, three months and a year today', () => {
  expect(textOf(rangeOfSpan('month', today))).toBe('2026-11-23 2026-12-22')
  expect(textOf(rangeOfSpan('quarter', today))).toBe('2026-11-23 2027-02-22')
  expect(textOf(rangeOfSpan('year', today))).toBe('2026-11-23 2027-11-22')
})

test.each(['2026-11-24', '2026.11.24', '2026/11/24', '20261124', '2026年11月24日', '２０２６－１１－２４', ' 2026 11 24 '])(
  'parses %s as 24 November 2026',
  (text) => {
    expect(normalizeDateText(text)).toBe('2026-11-24')
    expect(parseRange({ from: text, to: text })).toEqual({ range: { from: dayOf('2026-11-24'), to: dayOf('2026-11-24') } })
  },
)

describe('an invalid range names field and rule', () => {
  test.each([
    ['', '2026-11-24', { from: 'required' }],
    ['2026-11-24', ' ', { to: 'required' }],
    ['2026-02-31', '2026-11-24', { from: 'date' }],
    ['2027-02-29', '2027-13-01', { from: 'date', to: 'date' }],
    ['tomorrow', '2026-11-24', { from: 'date' }],
    ['1849-12-31', '2101-01-01', { from: 'years', to: 'years' }],
    ['2026-11-24', '2026-11-23', { to: 'order' }],
    ['2026-11-24', '2036-11-24', { to: 'length' }],
    ['2028-02-29', '2038-02-28', { to: 'length' }],
  ])('%j to %j', (from, to, errors) => {
    expect(parseRange({ from, to })).toEqual({ errors })
  })

  test('unless it spans ten years, a leap day or the limits', () => {
    for (const [from, to] of [
      ['2026-11-24', '2036-11-23'],
      ['2028-02-29', '2028-02-29'],
      ['1850-01-01', '1850-12-31'],
      ['2091-01-01', '2100-12-31'],
    ] as const)
      expect(parseRange({ from, to })).toEqual({ range: { from: dayOf(from), to: dayOf(to) } })
  })
})

describe('the open part of a range', () => {
  const open = (from: string, to: string, isMember = false) =>
    textOf(findAccessibleRange({ from: dayOf(from), to: dayOf(to) }, today, isMember))

  test('spans thirty days around today for a non-member', () => {
    expect(open('2026-11-23', '2027-11-22')).toBe('2026-11-23 2026-12-23')
    expect(open('2025-01-01', '2026-11-10')).toBe('2026-10-24 2026-11-10')
    expect(open('2026-11-05', '2026-11-07')).toBe('2026-11-05 2026-11-07')
  })

  test('is empty when all days are further away', () => {
    expect(open('2026-12-24', '2036-01-01')).toBeUndefined()
    expect(open('2026-10-01', '2026-10-23')).toBeUndefined()
  })

  test('is the whole range for a member', () => {
    expect(open('2026-12-01', '2036-01-01', true)).toBe('2026-12-01 2036-01-01')
  })
})
