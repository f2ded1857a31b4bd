import { civilDateOf, DAY_SECONDS } from './calendar.ts'
import type { Ganzhi } from './cycle.ts'
import { sixtyAt } from './cycle.ts'
import { lunarNewYearDaysOf } from './lunar-new-year.ts'
import type { ZiRule } from './pillars.ts'
import { BEIJING_OFFSET_SECONDS, dayAndHourOf, jieOfDay, monthPillarOfJie, yearPillarOf, yearPillarOfJie } from './pillars.ts'
import { jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { solarClockAt } from './solar-time.ts'

/** All that a chart can be cast by, rightly or wrongly. */
export interface Reading {
  readonly utcSeconds: number
  readonly civilSeconds: number
  readonly lng: number
  readonly clock: 'solar' | 'mean' | 'civil'
  /** Seconds that the solar clock is off. */
  readonly clockOff: number
  readonly hasDateLine: boolean
  /** `same-day`: the late hour's stem, too, is that of the day that is kept. */
  readonly zi: ZiRule | 'same-day'
  /** What is compared with the jie. */
  readonly jieBy: 'instant' | 'day' | 'solar' | 'civil'
  /** Seconds that the jie are earlier. */
  readonly jieOff: number
  readonly yearBy: 'lichun' | 'lunar' | 'january'
  /** Months that the month pillar is moved. */
  readonly monthsOff: number
  readonly luckFrom: 'seconds' | 'days' | 'double-hours'
  readonly isLuckByGender: boolean
}

/** What a reading gives, in pairs. */
export interface ReadPillars {
  readonly year: Ganzhi
  readonly month: Ganzhi
  readonly day: Ganzhi
  readonly hour: Ganzhi
  /** Seconds of the clock that day and hour stand on. */
  readonly clock: number
  /** Year that the last jie names. */
  readonly jieYear: Ganzhi
  /** Real seconds since the last jie and to the next. */
  readonly sinceJie: number
  readonly untilJie: number
}

/** Seconds on the solar clock of a reading, apparent or mean. */
export function sunClockOf({ utcSeconds, civilSeconds, lng, clock, clockOff, hasDateLine }: Reading): number {
  const { seconds, eotSeconds, wholeDays } = solarClockAt(utcSeconds, lng, civilSeconds)
  return Math.round(seconds - (clock === 'mean' ? eotSeconds : 0)) + clockOff - (hasDateLine ? 0 : wholeDays * DAY_SECONDS)
}

export function pillarsOfReading(reading: Reading): ReadPillars {
  const { civilSeconds, zi, monthsOff } = reading
  const clock = reading.clock === 'civil' ? civilSeconds : sunClockOf(reading)
  const jie = jieOfReading(reading)
  const { day, hour } = dayAndHourOf(clock, zi === '23' ? '23' : '24')
  return {
    year: yearOfReading(reading, jie.number),
    month: sixtyAt(monthPillarOfJie(jie.number).index + monthsOff),
    day,
    hour: zi === 'same-day' ? sixtyAt(day.index * 12 + (hour.index % 12)) : hour,
    clock,
    jieYear: yearPillarOfJie(jie.last),
    sinceJie: jie.since,
    untilJie: jie.until,
  }
}

function jieOfReading(reading: Reading) {
  const { jieBy, utcSeconds, civilSeconds, jieOff } = reading
  const clock = jieBy === 'solar' ? sunClockOf(reading) : civilSeconds
  const at = (jieBy === 'instant' || jieBy === 'day' ? utcSeconds : clock - BEIJING_OFFSET_SECONDS) + jieOff
  const last = jieNumberAt(at)
  return {
    number: jieBy === 'day' ? jieOfDay(Math.floor(civilSeconds / DAY_SECONDS)) : last,
    last,
    since: at - jieSecondsAt(last),
    until: jieSecondsAt(last + 1) - at,
  }
}

function yearOfReading({ yearBy, civilSeconds }: Reading, jie: number): Ganzhi {
  if (yearBy === 'lichun') return yearPillarOfJie(jie)
  const days = Math.floor(civilSeconds / DAY_SECONDS)
  const { year } = civilDateOf(days)
  return yearPillarOf(yearBy === 'lunar' && days < lunarNewYearDaysOf(year) ? year - 1 : year)
}
