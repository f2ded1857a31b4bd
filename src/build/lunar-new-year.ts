/**
 * Packs the dates of the lunar New Year into `src/bazi/data/lunar-new-year.ts`. Run:
 * `node src/build/lunar-new-year.ts`. A test makes the text again and compares.
 * Source: tyme4ts 1.5.2 (the calendar in force until 1911, the rules of GB/T 33661 from then on).
 */
import { writeFileSync } from 'node:fs'
import { LunarYear } from 'tyme4ts'

const FIRST_YEAR = 1850
const LAST_YEAR = 2100
/** The earliest is 21 January: `1`. The latest, 21 February, is `P`. */
const BEFORE_FIRST = { month: 1, day: 20 }
const ZERO = 48
const DAY_MS = 86_400_000
const TARGET = new URL('../bazi/data/lunar-new-year.ts', import.meta.url)

function daysAfterFirst(year: number): number {
  const day = LunarYear.fromYear(year).getFirstMonth().getFirstDay().getSolarDay()
  const from = Date.UTC(year, BEFORE_FIRST.month - 1, BEFORE_FIRST.day)
  return (Date.UTC(day.getYear(), day.getMonth() - 1, day.getDay()) - from) / DAY_MS
}

/** The whole text of `src/bazi/data/lunar-new-year.ts`. */
export function lunarNewYearSource(): string {
  const characters = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => String.fromCharCode(ZERO + daysAfterFirst(FIRST_YEAR + i)))
  return `// Made by src/build/lunar-new-year.ts from tyme4ts 1.5.2; do not edit.

/** Days from 20 January to the lunar New Year, from ${FIRST_YEAR} on: a character a year, whose code less ${ZERO} it is. */
export const LUNAR_NEW_YEARS =
  '${characters.join('')}'
`
}

if (import.meta.main) writeFileSync(TARGET, lunarNewYearSource())
