import { readFileSync } from 'node:fs'
import { LunarYear } from 'tyme4ts'
import { expect, test } from 'vitest'
import { lunarNewYearDay } from '#bazi/lunar-new-year.ts'
import { generateNewYearSource } from '#build/lunar-new-year.ts'

const dateOf = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10)

test('the committed dates equal the output of their script', () => {
  expect(readFileSync(new URL('../../src/bazi/data/lunar-new-year.ts', import.meta.url), 'utf8')).toBe(generateNewYearSource())
})

test('all 251 dates of 1850–2100 equal tyme4ts', () => {
  const years = Array.from({ length: 251 }, (_, i) => 1850 + i)
  const theirs = years.map((year) => {
    const day = LunarYear.fromYear(year).getFirstMonth().getFirstDay().getSolarDay()
    return `${day.getYear()}-${String(day.getMonth()).padStart(2, '0')}-${String(day.getDay()).padStart(2, '0')}`
  })
  expect(years.map((year) => dateOf(lunarNewYearDay(year)))).toEqual(theirs)
})

/** Dates in the State Council's holiday notices and the Hong Kong Observatory's conversion tables. */
test.each([
  [1901, '1901-02-19'],
  [1949, '1949-01-29'],
  [1985, '1985-02-20'],
  [2000, '2000-02-05'],
  [2023, '2023-01-22'],
  [2026, '2026-02-17'],
  [2033, '2033-01-31'],
])('the lunar year %i begins on %s', (year, date) => {
  expect(dateOf(lunarNewYearDay(year))).toBe(date)
})
