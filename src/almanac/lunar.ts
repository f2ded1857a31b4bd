import type { CivilDate } from '#bazi/index.ts'
import { BadInput, checkedDaysOf, civilDateOf, FIRST_YEAR, LAST_YEAR, yearPillarOf } from '#bazi/index.ts'
import { FIRST_LUNAR_YEAR } from './data/lunar-years.ts'
import type { LunarDate } from './lunar-date.ts'
import { lunarYearTable, daysInLunarMonth } from './lunar-years.ts'

/**
 * Lunisolar date of a civil date, 1850–2100, equal to tyme4ts.
 * @throws BadInput (a RangeError, `field` 'date') for a date outside the range or the calendar
 */
export function lunarDateOf(civil: CivilDate): LunarDate {
  const days = checkedDaysOf(civil)
  if (!(civil.year >= FIRST_YEAR && civil.year <= LAST_YEAR))
    throw new BadInput('date', 'range', `the almanac covers ${FIRST_YEAR} to ${LAST_YEAR}`)
  const sameYear = civil.year - FIRST_LUNAR_YEAR
  const at = days < lunarYearTable[sameYear]!.firstDay ? sameYear - 1 : sameYear
  const year = lunarYearTable[at]!
  let left = days - year.firstDay
  let nth = 0
  for (; left >= daysInLunarMonth(year, nth); nth++) left -= daysInLunarMonth(year, nth)
  const isPastLeap = year.leap > 0 && nth >= year.leap
  return {
    year: yearPillarOf(FIRST_LUNAR_YEAR + at),
    month: isPastLeap ? nth : nth + 1,
    isLeap: isPastLeap && nth === year.leap,
    day: left + 1,
    daysInMonth: daysInLunarMonth(year, nth),
  }
}

/** Number of the leap month of the lunar year that begins in a civil year; 0 if the year has none or is outside the table. */
export function leapMonthOf(lunarYear: number): number {
  return lunarYearTable[lunarYear - FIRST_LUNAR_YEAR]?.leap ?? 0
}

/** Civil date of a lunisolar date; undefined if there is no such day. @param lunarYear civil year in which the lunar year begins */
export function lunarToCivilDate(
  lunarYear: number,
  { month, isLeap, day }: Pick<LunarDate, 'month' | 'isLeap' | 'day'>,
): CivilDate | undefined {
  const year = lunarYearTable[lunarYear - FIRST_LUNAR_YEAR]
  if (!year || !(month >= 1 && month <= 12) || (isLeap && month !== year.leap)) return undefined
  const nth = isLeap || (year.leap > 0 && month > year.leap) ? month : month - 1
  if (!(day >= 1 && day <= daysInLunarMonth(year, nth))) return undefined
  const before = Array.from({ length: nth }, (_, earlier) => daysInLunarMonth(year, earlier))
  return civilDateOf(before.reduce((sum, days) => sum + days, year.firstDay + day - 1))
}
