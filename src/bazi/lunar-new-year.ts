import { daysOf } from './calendar.ts'
import { LUNAR_NEW_YEARS } from './data/lunar-new-year.ts'
import { FIRST_YEAR } from './rules.ts'
import { smallNumberAt } from './small-numbers.ts'

/** Days from 1970-01-01 to the lunar New Year of a Gregorian year, 1850–2100; 5 February for others. */
export function lunarNewYearDaysOf(year: number): number {
  return daysOf(year, 2, 5) + smallNumberAt(LUNAR_NEW_YEARS, year - FIRST_YEAR)
}
