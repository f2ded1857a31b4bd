import type { BirthInput } from './birth.ts'
import { birthOf } from './birth.ts'
import { clockText } from './calendar.ts'
import type { Ganzhi } from './cycle.ts'
import type { Luck } from './luck.ts'
import { luckOf } from './luck.ts'
import type { Pillar } from './pillar.ts'
import { dayMasterPillarOf, pillarAt } from './pillar.ts'
import { conceptionOf } from './palaces.ts'
import { dayAndHourOf, monthPillarOfJie, yearPillarOfJie } from './pillars.ts'
import type { Stamped } from './rules.ts'
import { ENGINE_VERSION, RULE_SET } from './rules.ts'
import type { Jie } from './solar-terms.ts'
import { jieAt, jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { solarClockAt, tenthsOf } from './solar-time.ts'

export interface Pillars {
  readonly year: Pillar
  readonly month: Pillar
  readonly day: Pillar
  /** null if the hour of birth is unknown. */
  readonly hour: Pillar | null
}

export type PillarPlace = keyof Pillars

/** A birth chart: plain JSON, a function of its input alone. */
export interface Chart extends Stamped {
  readonly input: BirthInput
  readonly pillars: Pillars
  /** Apparent solar clock at the birthplace, `YYYY-MM-DDTHH:mm:ss`, whichever clock the chart stands on. */
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
 * @throws BadInput (a RangeError with `field`) for anything that cannot be cast rightly
 */
export function castChart(input: BirthInput): Chart {
  const { utcSeconds, civilSeconds } = birthOf(input)
  const hourUnknown = input.hourUnknown === true
  const solar = solarClockAt(utcSeconds, input.lng, civilSeconds)
  const jie = jieNumberAt(utcSeconds)
  const year = yearPillarOfJie(jie)
  const month = monthPillarOfJie(jie)
  const { day, hour } = dayAndHourOf(input.solarTime ? solar.seconds : civilSeconds, input.zi)
  const dayStem = day.index % 10
  const isForward = (year.index % 2 === 0) === (input.gender === 'male')
  const luckSeconds = isForward ? jieSecondsAt(jie + 1) - utcSeconds : utcSeconds - jieSecondsAt(jie)
  return {
    engine: ENGINE_VERSION,
    rules: RULE_SET,
    input: inputKept(input),
    pillars: {
      year: pillarAt(year, dayStem),
      month: pillarAt(month, dayStem),
      day: dayMasterPillarOf(day),
      hour: hourUnknown ? null : pillarAt(hour, dayStem),
    },
    trueSolar: clockText(solar.seconds),
    eotSeconds: tenthsOf(solar.eotSeconds),
    prevJie: jieAt(jie),
    nextJie: jieAt(jie + 1),
    luck: luckOf(luckSeconds, isForward, month.index, civilSeconds, hourUnknown),
    conception: conceptionOf(month),
  }
}

/**
 * The input's own fields only, so that what a caller hangs onto it does not travel with the chart;
 * + 0 makes 0 of −0, which JSON does not keep.
 */
function inputKept(input: BirthInput): BirthInput {
  const { local, utc, lat, gender, zi, solarTime, hourUnknown = false, kind } = input
  const kept = { local, offsetSeconds: input.offsetSeconds + 0, utc, lng: input.lng + 0, lat, gender, zi, solarTime, hourUnknown }
  return kind === undefined ? kept : { ...kept, kind }
}
