import type { BirthInput } from './birth.ts'
import { parseBirthInput } from './birth.ts'
import { formatLocalTime, DAY_SECONDS } from './calendar.ts'
import type { Ganzhi } from './cycle.ts'
import type { Luck } from './luck.ts'
import { luckDaysBetween, computeLuck } from './luck.ts'
import { lunarYearPillarOf } from './lunar-new-year.ts'
import type { NATAL_PILLAR_PLACES } from './natal.ts'
import type { Pillar } from './pillar.ts'
import { dayMasterPillarOf, uncheckedPillarOf } from './pillar.ts'
import { conceptionPairOf } from './palaces.ts'
import { computeDayHourPairs, monthPillarOfJie, yearPillarOfJie } from './pillars.ts'
import type { Stamped } from './rules.ts'
import { ENGINE_VERSION, RULE_SET } from './rules.ts'
import type { PillarSchool, School } from './school.ts'
import type { Jie } from './solar-terms.ts'
import { jieAt, jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { solarClockAt, roundToTenth } from './solar-time.ts'

export interface Pillars {
  readonly year: Pillar
  readonly month: Pillar
  readonly day: Pillar
  /** null if the hour of birth is unknown. */
  readonly hour: Pillar | null
  /** School of the pillars; absent for the default school. */
  readonly school?: PillarSchool
}

export type PillarPlace = (typeof NATAL_PILLAR_PLACES)[number]

/** A birth chart: plain JSON, a function of its input alone. */
export interface Chart extends Stamped {
  readonly input: BirthInput
  readonly pillars: Pillars
  /** Apparent solar clock at the birthplace, `YYYY-MM-DDTHH:mm:ss`, whichever clock the chart uses. */
  readonly trueSolar: string
  /** Equation of time, apparent minus mean, in seconds to a tenth. */
  readonly eotSeconds: number
  /** Last jie at or before birth, first jie after it. */
  readonly prevJie: Jie
  readonly nextJie: Jie
  readonly luck: Luck
  /** Conception pair 胎元: month stem + 1, month branch + 3. */
  readonly conception: Ganzhi
}

/**
 * Casts a chart from resolved civil time. Conventions and accuracy: README.
 * @throws BadInput (a RangeError with `field`) for any invalid input
 */
export function castChart(input: BirthInput): Chart {
  const { utcSeconds, civilSeconds, school } = parseBirthInput(input)
  const hourUnknown = input.hourUnknown === true
  const solar = solarClockAt(utcSeconds, input.lng, civilSeconds)
  const jie = jieNumberAt(utcSeconds)
  const jieYear = yearPillarOfJie(jie)
  const year = school?.yearName ? lunarYearPillarOf(Math.floor(civilSeconds / DAY_SECONDS)) : jieYear
  const month = monthPillarOfJie(jie)
  const { day, hour } = computeDayHourPairs(input.solarTime ? solar.seconds : civilSeconds, input.zi, !!school?.lateHour)
  const dayStem = day.index % 10
  // The direction of luck follows the year by jie, even where a school names the year by the lunar New Year.
  const isForward = (jieYear.index % 2 === 0) === (input.gender === 'male')
  const offset = civilSeconds - utcSeconds
  const [earlier, later] = isForward ? [utcSeconds, jieSecondsAt(jie + 1)] : [jieSecondsAt(jie), utcSeconds]
  const luckDays = luckDaysBetween(earlier + offset, later + offset, school?.luckFrom)
  return {
    engine: ENGINE_VERSION,
    rules: RULE_SET,
    input: copyInput(input, school),
    pillars: {
      year: uncheckedPillarOf(year, dayStem),
      month: uncheckedPillarOf(month, dayStem),
      day: dayMasterPillarOf(day),
      hour: hourUnknown ? null : uncheckedPillarOf(hour, dayStem),
      ...(school && { school: { ...school, daysSinceJie: Math.floor((utcSeconds - jieSecondsAt(jie)) / DAY_SECONDS) } }),
    },
    trueSolar: formatLocalTime(solar.seconds),
    eotSeconds: roundToTenth(solar.eotSeconds),
    prevJie: jieAt(jie),
    nextJie: jieAt(jie + 1),
    luck: computeLuck(luckDays, isForward, month.index, civilSeconds, hourUnknown && school?.luckFrom !== 'days'),
    conception: conceptionPairOf(month),
  }
}

/** Copies only known fields and omits the default school; `+ 0` turns −0 into 0, which JSON does not preserve. */
function copyInput(input: BirthInput, school: School | undefined): BirthInput {
  const { local, utc, lat, gender, zi, solarTime, hourUnknown = false, kind } = input
  const copied = { local, offsetSeconds: input.offsetSeconds + 0, utc, lng: input.lng + 0, lat, gender, zi, solarTime, hourUnknown }
  return { ...copied, ...(kind && { kind }), ...(school && { school }) }
}
