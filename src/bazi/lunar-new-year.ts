import { civilDateOf, epochDayOf } from './calendar.ts'
import type { Ganzhi } from './cycle.ts'
import { LUNAR_NEW_YEARS } from './data/lunar-new-year.ts'
import { yearPillarOf } from './pillars.ts'
import { FIRST_YEAR } from './rules.ts'
import { smallNumberAt } from './small-numbers.ts'

/** Days from 1970-01-01 to the lunar New Year of a Gregorian year, 1850–2100; 5 February for other years. */
export function lunarNewYearDay(year: number): number {
  return epochDayOf(year, 2, 5) + daysAfterMiddle(year - FIRST_YEAR)
}

/** Days after 5 February, −15 to 16; packed as the difference from 19 years before, when new moons fell on nearly the same dates. */
function daysAfterMiddle(i: number): number {
  return i < 0 ? 0 : ((smallNumberAt(LUNAR_NEW_YEARS, i) + daysAfterMiddle(i - 19) + 15) & 31) - 15
}

/** Year pair of a civil date (days since 1970) if the year begins with the first lunar month. */
export function lunarYearPillarOf(days: number): Ganzhi {
  const { year } = civilDateOf(days)
  return yearPillarOf(days < lunarNewYearDay(year) ? year - 1 : year)
}
