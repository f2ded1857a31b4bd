import { civilDateOf, DAY_SECONDS } from './calendar.ts'
import type { Ganzhi } from './cycle.ts'
import { ganzhiAt } from './cycle.ts'
import type { Difference } from './difference.ts'
import { lunarNewYearDay } from './lunar-new-year.ts'
import type { ZiRule } from './pillars.ts'
import {
  BEIJING_OFFSET_SECONDS,
  computeDayHourPairs,
  almanacJieNumberOf,
  monthPillarOfJie,
  yearPillarOf,
  yearPillarOfJie,
} from './pillars.ts'
import { jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { solarClockAt } from './solar-time.ts'

/** All parameters of casting a chart, with correct values or with those of another source. */
export interface CastingParameters {
  readonly utcSeconds: number
  readonly civilSeconds: number
  readonly lng: number
  readonly clock: 'solar' | 'mean' | 'civil'
  /** Error of the solar clock in seconds. */
  readonly clockOff: number
  readonly hasDateLine: boolean
  /** `same-day`: change at midnight, and the late hour takes its stem from the current day. */
  readonly zi: ZiRule | 'same-day'
  /** Time that is compared with the jie. */
  readonly jieBy: 'instant' | 'day' | 'solar' | 'civil'
  /** Seconds by which the other source's jie are earlier than ours. */
  readonly jieOff: number
  readonly yearBy: 'lichun' | 'lunar' | 'january'
  /** Months added to the month pillar. */
  readonly monthsOff: number
  readonly luckFrom: 'seconds' | 'days' | 'double-hours'
  readonly isLuckByGender: boolean
}

/** One possible difference in how another source reads a birth. */
export interface CastingVariant {
  readonly difference: Difference
  /** Applies the difference; null where it is impossible. */
  readonly read: (reading: CastingParameters) => CastingParameters | null
  /** Hours by which the other source's time is later. */
  readonly hours?: number
  /** Range of the other source's longitude in degrees east under this choice. */
  readonly longitudesOf?: (reading: CastingParameters) => { readonly from: number; readonly to: number } | null
}

/** Pairs and clocks that result from a reading. */
export interface CastingPillars {
  readonly year: Ganzhi
  readonly month: Ganzhi
  readonly day: Ganzhi
  readonly hour: Ganzhi
  /** Clock used for day and hour, in seconds. */
  readonly clock: number
  /** Year pair by the last jie. */
  readonly jieYear: Ganzhi
  /** Elapsed seconds since the last jie. */
  readonly sinceJie: number
  /** Elapsed seconds until the next jie. */
  readonly untilJie: number
}

/** Seconds on the solar clock of a reading, apparent or (`clock` 'mean') mean. */
export function computeSunClock({ utcSeconds, civilSeconds, lng, clock, clockOff, hasDateLine }: CastingParameters): number {
  const { seconds, eotSeconds, wholeDays } = solarClockAt(utcSeconds, lng, civilSeconds)
  return Math.round(seconds - (clock === 'mean' ? eotSeconds : 0)) + clockOff - (hasDateLine ? 0 : wholeDays * DAY_SECONDS)
}

export function computeCastingPillars(reading: CastingParameters): CastingPillars {
  const { civilSeconds, zi, monthsOff } = reading
  const clock = reading.clock === 'civil' ? civilSeconds : computeSunClock(reading)
  const jie = jieOfReading(reading)
  const { day, hour } = computeDayHourPairs(clock, zi === '23' ? '23' : '24')
  return {
    year: yearOfReading(reading, jie.number),
    month: ganzhiAt(monthPillarOfJie(jie.number).index + monthsOff),
    day,
    hour: zi === 'same-day' ? ganzhiAt(day.index * 12 + (hour.index % 12)) : hour,
    clock,
    jieYear: yearPillarOfJie(jie.last),
    sinceJie: jie.since,
    untilJie: jie.until,
  }
}

function jieOfReading(reading: CastingParameters) {
  const { jieBy, utcSeconds, civilSeconds, jieOff } = reading
  const clock = jieBy === 'solar' ? computeSunClock(reading) : civilSeconds
  const at = (jieBy === 'instant' || jieBy === 'day' ? utcSeconds : clock - BEIJING_OFFSET_SECONDS) + jieOff
  const last = jieNumberAt(at)
  return {
    number: jieBy === 'day' ? almanacJieNumberOf(Math.floor(civilSeconds / DAY_SECONDS)) : last,
    last,
    since: at - jieSecondsAt(last),
    until: jieSecondsAt(last + 1) - at,
  }
}

function yearOfReading({ yearBy, civilSeconds }: CastingParameters, jie: number): Ganzhi {
  if (yearBy === 'lichun') return yearPillarOfJie(jie)
  const days = Math.floor(civilSeconds / DAY_SECONDS)
  const { year } = civilDateOf(days)
  return yearPillarOf(yearBy === 'lunar' && days < lunarNewYearDay(year) ? year - 1 : year)
}
