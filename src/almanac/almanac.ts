import { SolarDay } from 'tyme4ts'
import type { CivilDate } from '#bazi/index.ts'
import {
  almanacPillarsOf, BadInput, BRANCHES, dutyOf, isYellowPath, pathGodOf, yearPillarOf,
} from '#bazi/index.ts'
import type { AlmanacDay, LunarDate } from './day.ts'
import { solarTermOf } from './solar-terms.ts'
import { tabooOf } from './taboo.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/**
 * The almanac's page of a civil date (month and day from 1), 1900–2100. Lunar date, middle terms and
 * the lists of 宜 and 忌 are tyme4ts's; pillars, 建除 and 黄道 come from the engine's own tables.
 * @throws BadInput (a RangeError, `field` 'date') for a date outside the range or the calendar
 */
export function almanacOf({ year, month, day }: CivilDate): AlmanacDay {
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR))
    throw new BadInput('date', 'range', `the almanac covers ${FIRST_YEAR} to ${LAST_YEAR}`)
  const date = { year, month, day }
  const pillars = almanacPillarsOf(date)
  const solarDay = SolarDay.fromYmd(year, month, day)
  const god = pathGodOf(pillars.day.branch, pillars.month.branch)
  return {
    date,
    pillars,
    lunar: lunarOf(solarDay),
    solarTerm: solarTermOf(date, solarDay),
    duty: dutyOf(pillars.day.branch, pillars.month.branch),
    path: { code: god, lucky: isYellowPath(god) },
    ...tabooOf(solarDay.getSixtyCycleDay()),
    clash: BRANCHES[(pillars.day.index + 6) % 12]!,
  }
}

function lunarOf(solarDay: SolarDay): LunarDate {
  const lunarDay = solarDay.getLunarDay()
  const month = lunarDay.getLunarMonth()
  return {
    year: yearPillarOf(month.getYear()),
    month: month.getMonth(),
    isLeap: month.isLeap(),
    day: lunarDay.getDay(),
    daysInMonth: month.getDayCount(),
  }
}
