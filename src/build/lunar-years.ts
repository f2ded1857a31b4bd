/**
 * Packs the months of the lunar years into `src/almanac/data/lunar-years.ts`. Run: `node src/build/lunar-years.ts`.
 * A test makes the text again and compares. Source: tyme4ts 1.5.2 (the calendar in force until 1911, the rules
 * of GB/T 33661 from then on).
 */
import { writeFileSync } from 'node:fs'
import { LunarYear } from 'tyme4ts'

/** 1 January 1850 is in the lunar year 1849. */
const FIRST_YEAR = 1849
const LAST_YEAR = 2100
const DAY_MS = 86_400_000
const TARGET = new URL('../almanac/data/lunar-years.ts', import.meta.url)

function yearTextOf(year: number): string {
  const lunar = LunarYear.fromYear(year)
  const long = lunar.getMonths().reduce((bits, month, nth) => bits + (month.getDayCount() - 29) * 2 ** nth, 0)
  return (lunar.getLeapMonth() * 2 ** 13 + long).toString(36).padStart(4, '0')
}

function firstDay(): number {
  const day = LunarYear.fromYear(FIRST_YEAR).getFirstMonth().getFirstDay().getSolarDay()
  return Date.UTC(day.getYear(), day.getMonth() - 1, day.getDay()) / DAY_MS
}

/** The whole text of `src/almanac/data/lunar-years.ts`. */
export function lunarYearsSource(): string {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => yearTextOf(FIRST_YEAR + i))
  return `// Made by src/build/lunar-years.ts from tyme4ts 1.5.2; do not edit.

/** The lunar year that the table begins with, and its first day in days since 1970-01-01. */
export const FIRST_LUNAR_YEAR = ${FIRST_YEAR}
export const FIRST_LUNAR_DAY = ${firstDay()}

/**
 * Four digits in base 36 a year. From the lowest bit: 1 for each of its twelve or thirteen months that has thirty
 * days, the leap month in its place; from the fourteenth bit on the number of the month that is doubled, or 0.
 */
export const LUNAR_YEARS =
  '${years.join('')}'
`
}

if (import.meta.main) writeFileSync(TARGET, lunarYearsSource())
