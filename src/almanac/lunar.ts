import { SolarDay } from 'tyme4ts'
import type { CivilDate } from '#bazi/index.ts'
import { BadInput, checkedDaysOf, yearPillarOf } from '#bazi/index.ts'
import type { LunarDate } from './day.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/**
 * The date of the lunisolar calendar on a civil date, 1900–2100, by tyme4ts.
 * @throws BadInput (a RangeError, `field` 'date') for a date outside the range or the calendar
 */
export function lunarDateOf(civil: CivilDate): LunarDate {
  checkedDaysOf(civil)
  const { year, month, day } = civil
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) throw new BadInput('date', 'range', `the almanac covers ${FIRST_YEAR} to ${LAST_YEAR}`)
  const lunarDay = SolarDay.fromYmd(year, month, day).getLunarDay()
  const lunarMonth = lunarDay.getLunarMonth()
  return {
    year: yearPillarOf(lunarMonth.getYear()),
    month: lunarMonth.getMonth(),
    isLeap: lunarMonth.isLeap(),
    day: lunarDay.getDay(),
    daysInMonth: lunarMonth.getDayCount(),
  }
}
