import type { CivilDate } from '#bazi/index.ts'
import { BadInput, checkedDaysOf, FIRST_YEAR, LAST_YEAR, yearPillarOf } from '#bazi/index.ts'
import { FIRST_LUNAR_YEAR } from './data/lunar-years.ts'
import type { LunarDate } from './day.ts'
import { lunarYears, monthDaysAt } from './lunar-years.ts'

/**
 * The date of the lunisolar calendar on a civil date, 1850–2100, as tyme4ts has it.
 * @throws BadInput (a RangeError, `field` 'date') for a date outside the range or the calendar
 */
export function lunarDateOf(civil: CivilDate): LunarDate {
  const days = checkedDaysOf(civil)
  if (!(civil.year >= FIRST_YEAR && civil.year <= LAST_YEAR))
    throw new BadInput('date', 'range', `the almanac covers ${FIRST_YEAR} to ${LAST_YEAR}`)
  const sameYear = civil.year - FIRST_LUNAR_YEAR
  const at = days < lunarYears[sameYear]!.firstDay ? sameYear - 1 : sameYear
  const year = lunarYears[at]!
  let left = days - year.firstDay
  let nth = 0
  for (; left >= monthDaysAt(year, nth); nth++) left -= monthDaysAt(year, nth)
  const isPastLeap = year.leap > 0 && nth >= year.leap
  return {
    year: yearPillarOf(FIRST_LUNAR_YEAR + at),
    month: isPastLeap ? nth : nth + 1,
    isLeap: isPastLeap && nth === year.leap,
    day: left + 1,
    daysInMonth: monthDaysAt(year, nth),
  }
}
