/**
 * Packs the dates of the lunar New Year into `src/bazi/data/lunar-new-year.ts`. Run:
 * `node src/build/lunar-new-year.ts`. A test makes the text again and compares.
 * Source: tyme4ts 1.5.2 (the calendar in force until 1911, the rules of GB/T 33661 from then on).
 */
import { writeFileSync } from 'node:fs'
import { LunarYear } from 'tyme4ts'
import { smallNumberCharacterOf } from './small-number-character.ts'

const FIRST_YEAR = 1850
const LAST_YEAR = 2100
/** Halfway between the earliest, 21 January, and the latest, 21 February. */
const MIDDLE = { month: 2, day: 5 }
/** After so many years the new moons fall on nearly the same dates: what is packed is the little that they differ by. */
const METONIC_YEARS = 19
const DAY_MS = 86_400_000
const TARGET = new URL('../bazi/data/lunar-new-year.ts', import.meta.url)

function daysAfterMiddle(year: number): number {
  const day = LunarYear.fromYear(year).getFirstMonth().getFirstDay().getSolarDay()
  const from = Date.UTC(year, MIDDLE.month - 1, MIDDLE.day)
  return (Date.UTC(day.getYear(), day.getMonth() - 1, day.getDay()) - from) / DAY_MS
}

/** The dates lie within 32 days: where one falls a month before or after that of 19 years ago, it is reckoned round them. */
function within32(days: number): number {
  return ((days + 15) & 31) - 15
}

/** The whole text of `src/bazi/data/lunar-new-year.ts`. */
export function lunarNewYearSource(): string {
  const days = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => daysAfterMiddle(FIRST_YEAR + i))
  const characters = days.map((day, i) => smallNumberCharacterOf(within32(day - (days[i - METONIC_YEARS] ?? 0))))
  return `// Made by src/build/lunar-new-year.ts from tyme4ts 1.5.2; do not edit.

/** Days from 5 February to the lunar New Year, from ${FIRST_YEAR} on, less those of ${METONIC_YEARS} years before: a character a year (small-numbers.ts). */
export const LUNAR_NEW_YEARS =
  '${characters.join('')}'
`
}

if (import.meta.main) writeFileSync(TARGET, lunarNewYearSource())
