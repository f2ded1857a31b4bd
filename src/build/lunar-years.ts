/**
 * Packs the months of lunar years (tyme4ts 1.5.2) into `src/almanac/data/lunar-years.ts`; a test compares. Run: `node
 * src/build/lunar-years.ts`.
 */
import { writeFileSync } from 'node:fs'
import { LunarYear } from 'tyme4ts'

/** First lunar year of the table, which contains 1 January 1850. */
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

/** Returns the source of `src/almanac/data/lunar-years.ts`. */
export function generateLunarYearsSource(): string {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => yearTextOf(FIRST_YEAR + i))
  return `// Made by src/build/lunar-years.ts from tyme4ts 1.5.2; do not edit.

/** First lunar year of the table, and its first day in days since 1970-01-01. */
export const FIRST_LUNAR_YEAR = ${FIRST_YEAR}
export const FIRST_LUNAR_DAY = ${firstDay()}

/** Four base-36 digits per year. Low bits: 1 for a month of thirty days, leap month included; from the fourteenth on: its number, or 0. */
export const LUNAR_YEARS =
  '${years.join('')}'
`
}

if (import.meta.main) writeFileSync(TARGET, generateLunarYearsSource())
