/**
 * Packs the lunar New Years (tyme4ts 1.5.2) into `src/bazi/data/lunar-new-year.ts`, which a test compares. Run: `node
 * src/build/lunar-new-year.ts`.
 */
import { writeFileSync } from 'node:fs'
import { LunarYear } from 'tyme4ts'
import { encodeSmallNumber } from './small-number-character.ts'

const FIRST_YEAR = 1850
const LAST_YEAR = 2100
/** Date halfway between the earliest New Year, 21 January, and the latest, 21 February. */
const MIDDLE = { month: 2, day: 5 }
/** Metonic cycle: every 19 years the new moons fall on nearly the same dates, so the packed differences are small. */
const METONIC_YEARS = 19
const DAY_MS = 86_400_000
const TARGET = new URL('../bazi/data/lunar-new-year.ts', import.meta.url)

function daysAfterMiddle(year: number): number {
  const day = LunarYear.fromYear(year).getFirstMonth().getFirstDay().getSolarDay()
  const from = Date.UTC(year, MIDDLE.month - 1, MIDDLE.day)
  return (Date.UTC(day.getYear(), day.getMonth() - 1, day.getDay()) - from) / DAY_MS
}

/** Wraps a difference of days into −15 to 16; this loses nothing, since all New Years are within 32 days. */
function within32(days: number): number {
  return ((days + 15) & 31) - 15
}

/** Returns the source of `src/bazi/data/lunar-new-year.ts`. */
export function generateNewYearSource(): string {
  const days = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => daysAfterMiddle(FIRST_YEAR + i))
  const characters = days.map((day, i) => encodeSmallNumber(within32(day - (days[i - METONIC_YEARS] ?? 0))))
  return `// Made by src/build/lunar-new-year.ts from tyme4ts 1.5.2; do not edit.

/** Days from 5 February to the lunar New Year, from ${FIRST_YEAR} on, minus those of ${METONIC_YEARS} years before: one character per year (small-numbers.ts). */
export const LUNAR_NEW_YEARS =
  '${characters.join('')}'
`
}

if (import.meta.main) writeFileSync(TARGET, generateNewYearSource())
