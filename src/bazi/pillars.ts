import { check } from './bad-input.ts'
import type { BranchCode, Ganzhi, StemCode } from './cycle.ts'
import { branchNumberOf, sixtyAt, stemNumberOf } from './cycle.ts'
import { DAY_SECONDS } from './calendar.ts'
import { baziYearOfJie, jieNumberAt } from './solar-terms.ts'

/**
 * '23': the day's pillar changes at 23:00. '24': it keeps until midnight (late Zi). The hour stem
 * comes from the next day from 23:00 on under both, unless a school keeps it, too, with the day.
 */
export type ZiRule = '23' | '24'

const LATE_ZI_SECONDS = 23 * 3600

/** Pair of the year that begins at 立春 of a Gregorian year: 4 CE was 甲子. */
export function yearPillarOf(year: number): Ganzhi {
  check(Number.isSafeInteger(year), 'year', 'format')
  return sixtyAt(year - 4)
}

/**
 * Pair of the month that jie number `jie` begins. Months run on through the sixty without a break
 * (五虎遁: 甲 and 己 years begin with 丙寅); 立春 1849, a 己酉 year, began 丙寅.
 */
export function monthPillarOfJie(jie: number): Ganzhi {
  return sixtyAt(jie + 1)
}

export function yearPillarOfJie(jie: number): Ganzhi {
  return yearPillarOf(baziYearOfJie(jie))
}

/** Almanacs are made by Beijing time. */
export const BEIJING_OFFSET_SECONDS = 8 * 3600

/** Number of the jie whose month an almanac prints on a date (days since 1970): it begins with the jie's day in UTC+8. */
export function jieOfDay(days: number): number {
  return jieNumberAt((days + 1) * DAY_SECONDS - 1 - BEIJING_OFFSET_SECONDS, 'date')
}

/** Pair of a calendar day: (JDN + 49) mod 60, and 1970-01-01 is JDN 2440588. 2000-01-07 is 甲子. */
export function dayPillarOfDays(days: number): Ganzhi {
  return sixtyAt(days + 17)
}

/** Pair of a double-hour from the stem that its day begins with (五鼠遁: 甲 and 己 days begin with 甲子). */
export function hourPillarOf(dayStem: StemCode, branch: BranchCode): Ganzhi {
  return sixtyAt((stemNumberOf(dayStem, 'dayStem') % 5) * 12 + branchNumberOf(branch))
}

/** Day and hour pairs that a clock reading (seconds since 1970 on that clock) gives. */
export interface DayAndHour {
  readonly day: Ganzhi
  readonly hour: Ganzhi
}

/** @param keepsHour whether a day that is kept until midnight keeps the late hour's stem, too */
export function dayAndHourOf(clockSeconds: number, zi: ZiRule, keepsHour = false): DayAndHour {
  const days = Math.floor(clockSeconds / DAY_SECONDS)
  const secondOfDay = clockSeconds - days * DAY_SECONDS
  const isLate = secondOfDay >= LATE_ZI_SECONDS
  const nextFromLate = isLate ? days + 1 : days
  const branch = Math.floor((secondOfDay + 3600) / 7200) % 12
  const dayOfPillar = zi === '23' ? nextFromLate : days
  return {
    day: dayPillarOfDays(dayOfPillar),
    hour: sixtyAt(((keepsHour ? dayOfPillar : nextFromLate) + 17) * 12 + branch),
  }
}
