import { checkChart } from './bad-input.ts'
import { parseBirthInput } from './birth.ts'
import { formatLocalTime, DAY_SECONDS, positiveModulo } from './calendar.ts'
import type { Chart, PillarPlace } from './chart.ts'
import { castChart } from './chart.ts'
import type { PillarTexts } from './pillar-texts.ts'
import { listDifferingPillars, pillarTextsOf } from './pillar-texts.ts'
import type { ZiRule } from './pillars.ts'
import type { Stamped } from './rules.ts'
import type { Jie } from './solar-terms.ts'
import { jieAt, jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { SECONDS_PER_DEGREE, solarClockAt, roundToTenth } from './solar-time.ts'

/** Result for this birth if one setting were switched. */
export interface SwitchedResult {
  readonly solarTime: boolean
  readonly zi: ZiRule
  /** Clock reading that day and hour would use. */
  readonly clock: string
  readonly pillars: PillarTexts
  /** Pillars that would differ; empty: the chart stays the same. */
  readonly differs: readonly PillarPlace[]
}

/** Every step from the civil time to the pillars, as data; clocks are `YYYY-MM-DDTHH:mm:ss`. */
export interface Receipt extends Stamped {
  readonly local: string
  readonly offsetSeconds: number
  /** Clock at UTC + offset; differs from `local` only for a time skipped by a clock change. */
  readonly civil: string
  readonly utc: string
  readonly lng: number
  /** Longitude in seconds of time (240 s a degree), east positive, to a tenth. */
  readonly longitudeSeconds: number
  /** Mean solar clock: UTC + `longitudeSeconds` + `wholeDays`. */
  readonly meanSolar: string
  readonly eotSeconds: number
  readonly trueSolar: string
  /** Whole days added to both solar clocks, so that they have the calendar date of a place beyond the date line. */
  readonly wholeDays: number
  /** Kind of the clock used for day and hour; `clock` is its reading. */
  readonly clockKind: 'solar' | 'civil'
  readonly clock: string
  /** Seconds on that clock since its double-hour began, and until it ends; small values are near a boundary. */
  readonly sinceDoubleHour: number
  readonly untilDoubleHour: number
  readonly zi: ZiRule
  readonly prevJie: Jie & { readonly secondsBefore: number }
  readonly nextJie: Jie & { readonly secondsAfter: number }
  readonly pillars: PillarTexts
  readonly otherClock: SwitchedResult
  readonly otherZi: SwitchedResult
}

const DOUBLE_HOUR_SECONDS = 7200

function castSwitched(chart: Chart, civilSeconds: number, solarTime: boolean, zi: ZiRule): SwitchedResult {
  const pillars = pillarTextsOf(castChart({ ...chart.input, solarTime, zi }))
  const clock = solarTime ? chart.trueSolar : formatLocalTime(civilSeconds)
  return { solarTime, zi, clock, pillars, differs: listDifferingPillars(pillarTextsOf(chart), pillars) }
}

function jieAroundBirth(utcSeconds: number): Pick<Receipt, 'prevJie' | 'nextJie'> {
  const k = jieNumberAt(utcSeconds)
  return {
    prevJie: { ...jieAt(k), secondsBefore: utcSeconds - jieSecondsAt(k) },
    nextJie: { ...jieAt(k + 1), secondsAfter: jieSecondsAt(k + 1) - utcSeconds },
  }
}

/** Creates the receipt of a chart: how it was computed, and what the other solar-clock and zi settings would give. */
export function receiptOf(chart: Chart): Receipt {
  checkChart(chart)
  const { engine, rules, input, eotSeconds, trueSolar } = chart
  const { local, offsetSeconds, utc, lng, solarTime, zi } = input
  const { utcSeconds, civilSeconds } = parseBirthInput(input)
  const solar = solarClockAt(utcSeconds, lng, civilSeconds)
  const clockSeconds = solarTime ? solar.seconds : civilSeconds
  // Double-hours begin at odd hours.
  const sinceDoubleHour = positiveModulo(clockSeconds + 3600, DOUBLE_HOUR_SECONDS)
  const meanSolar = Math.round(utcSeconds + lng * SECONDS_PER_DEGREE) + solar.wholeDays * DAY_SECONDS
  return {
    engine,
    rules,
    local,
    offsetSeconds,
    utc,
    lng,
    eotSeconds,
    trueSolar,
    zi,
    civil: formatLocalTime(civilSeconds),
    longitudeSeconds: roundToTenth(lng * SECONDS_PER_DEGREE),
    meanSolar: formatLocalTime(meanSolar),
    wholeDays: solar.wholeDays,
    clockKind: solarTime ? 'solar' : 'civil',
    clock: formatLocalTime(clockSeconds),
    sinceDoubleHour,
    untilDoubleHour: DOUBLE_HOUR_SECONDS - sinceDoubleHour,
    ...jieAroundBirth(utcSeconds),
    pillars: pillarTextsOf(chart),
    otherClock: castSwitched(chart, civilSeconds, !solarTime, zi),
    otherZi: castSwitched(chart, civilSeconds, solarTime, zi === '23' ? '24' : '23'),
  }
}
