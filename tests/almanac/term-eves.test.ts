import { expect, test } from 'vitest'
import { SolarDay } from 'tyme4ts'
import { termEveOf } from '#almanac/index.ts'

const dateAt = (ms: number) => ({
  year: new Date(ms).getUTCFullYear(),
  month: new Date(ms).getUTCMonth() + 1,
  day: new Date(ms).getUTCDate(),
})
const dayOf = (text: string) => dateAt(Date.parse(`${text}T00:00:00Z`))

// Dates with an eve are the days before the terms in the comments, as printed in calendars.
test.each([
  ['2026-02-03', 'sijue'], // 立春 2026-02-04 04:02
  ['2026-03-19', 'sili'], // 春分 2026-03-20 22:46
  ['2026-05-04', 'sijue'], // 立夏 2026-05-05
  ['2026-06-20', 'sili'], // 夏至 2026-06-21
  ['2026-08-06', 'sijue'], // 立秋 2026-08-07
  ['2026-09-22', 'sili'], // 秋分 2026-09-23
  ['2026-11-06', 'sijue'], // 立冬 2026-11-07
  ['2026-12-21', 'sili'], // 冬至 2026-12-22 04:50
  ['2025-12-20', 'sili'], // 冬至 2025-12-21 23:03
  ['2026-02-04', null],
  ['2026-12-22', null],
  ['2026-02-02', null],
] as const)('returns for %s the eve %s', (text, eve) => expect(termEveOf(dayOf(text))).toBe(eve))

test('equals the days before the terms of tyme4ts, 1990–2060', () => {
  const eves: Readonly<Record<string, string>> = {
    春分: 'sili',
    夏至: 'sili',
    秋分: 'sili',
    冬至: 'sili',
    立春: 'sijue',
    立夏: 'sijue',
    立秋: 'sijue',
    立冬: 'sijue',
  }
  let found = 0
  for (let at = Date.UTC(1990, 0, 1); at <= Date.UTC(2060, 11, 31); at += 86_400_000) {
    const next = dateAt(at + 86_400_000)
    const term = SolarDay.fromYmd(next.year, next.month, next.day).getTermDay()
    const theirs = term.getDayIndex() === 0 ? (eves[term.getSolarTerm().getName()] ?? null) : null
    if (theirs !== null) found++
    if (termEveOf(dateAt(at)) !== theirs) throw new Error(`${JSON.stringify(dateAt(at))}: ${termEveOf(dateAt(at))}, not ${theirs}`)
  }
  expect(found).toBe(71 * 8)
})

test('accepts the range of the engine and rejects other dates', () => {
  expect([termEveOf(dayOf('1850-01-01')), termEveOf(dayOf('2100-12-31'))]).toEqual([null, null])
  expect(() => termEveOf({ year: 2101, month: 1, day: 1 })).toThrow(expect.objectContaining({ field: 'year' }))
  expect(() => termEveOf({ year: 2026, month: 2, day: 30 })).toThrow(expect.objectContaining({ field: 'date' }))
})
