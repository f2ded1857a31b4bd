import { checkCondition } from './bad-input.ts'
import type { BranchCode, Ganzhi, StemCode } from './cycle.ts'
import { branchNumberOf, ganzhiAt, stemNumberOf } from './cycle.ts'
import { DAY_SECONDS } from './calendar.ts'
import { baziYearOfJie, jieNumberAt } from './solar-terms.ts'

/** The day pillar changes at 23:00 ('23') or at midnight ('24'); the hour stem from 23:00 is the next day's unless a school differs. */
export type ZiRule = '23' | '24'

const LATE_ZI_SECONDS = 23 * 3600

/** Pair of the year that begins at 立春 of a Gregorian year: 4 CE was 甲子. */
export function yearPillarOf(year: number): Ganzhi {
  checkCondition(Number.isSafeInteger(year), 'year', 'format')
  return ganzhiAt(year - 4)
}

/** Pair of the month that begins with jie number `jie` (五虎遁); months run through the sixty without a gap from 立春 1849, 丙寅. */
export function monthPillarOfJie(jie: number): Ganzhi {
  return ganzhiAt(jie + 1)
}

export function yearPillarOfJie(jie: number): Ganzhi {
  return yearPillarOf(baziYearOfJie(jie))
}

/** UTC offset of Beijing time, by which almanacs are computed. */
export const BEIJING_OFFSET_SECONDS = 8 * 3600

/** Number of the jie whose month an almanac prints for a day (since 1970-01-01): the month begins at 00:00 UTC+8 of the jie's day. */
export function almanacJieNumberOf(days: number): number {
  return jieNumberAt((days + 1) * DAY_SECONDS - 1 - BEIJING_OFFSET_SECONDS, 'date')
}

/** Pair of a calendar day: (JDN + 49) mod 60, where 1970-01-01 is JDN 2440588. 2000-01-07 is 甲子. */
export function pillarOfEpochDay(days: number): Ganzhi {
  return ganzhiAt(days + 17)
}

/** Pair of a double-hour from the stem of its day (五鼠遁: 甲 and 己 days begin with 甲子). */
export function hourPillarOf(dayStem: StemCode, branch: BranchCode): Ganzhi {
  return ganzhiAt((stemNumberOf(dayStem, 'dayStem') % 5) * 12 + branchNumberOf(branch))
}

/** Day and hour pairs of a clock reading (seconds since 1970 on that clock). */
export interface DayHourPairs {
  readonly day: Ganzhi
  readonly hour: Ganzhi
}

/** Computes day and hour pair. @param usesPillarDay true: the late hour takes its stem from the day pillar, not from the next day */
export function computeDayHourPairs(clockSeconds: number, zi: ZiRule, usesPillarDay = false): DayHourPairs {
  const days = Math.floor(clockSeconds / DAY_SECONDS)
  const secondOfDay = clockSeconds - days * DAY_SECONDS
  const isLate = secondOfDay >= LATE_ZI_SECONDS
  const nextFromLate = isLate ? days + 1 : days
  const branch = Math.floor((secondOfDay + 3600) / 7200) % 12
  const dayOfPillar = zi === '23' ? nextFromLate : days
  return {
    day: pillarOfEpochDay(dayOfPillar),
    hour: ganzhiAt(((usesPillarDay ? dayOfPillar : nextFromLate) + 17) * 12 + branch),
  }
}
