import { daysOf } from './calendar.ts'
import { LUNAR_NEW_YEARS } from './data/lunar-new-year.ts'
import { FIRST_YEAR } from './rules.ts'

const ZERO = 48

/** Days from 1970-01-01 to the lunar New Year of a Gregorian year, 1850–2100; NaN for others. */
export function lunarNewYearDaysOf(year: number): number {
  return daysOf(year, 1, 20) + LUNAR_NEW_YEARS.charCodeAt(year - FIRST_YEAR) - ZERO
}
