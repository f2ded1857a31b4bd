import { checkChart } from './bad-input.ts'
import { birthOf } from './birth.ts'
import { clockText, DAY_SECONDS, secondsWithin } from './calendar.ts'
import type { Chart, PillarPlace } from './chart.ts'
import { castChart } from './chart.ts'
import type { PillarTexts } from './pillar-texts.ts'
import { differencesOf, pillarTextsOf } from './pillar-texts.ts'
import type { ZiRule } from './pillars.ts'
import type { Stamped } from './rules.ts'
import type { Jie } from './solar-terms.ts'
import { jieAt, jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { SECONDS_PER_DEGREE, solarClockAt, tenthsOf } from './solar-time.ts'

/** What one switch, turned the other way, would make of this birth. */
export interface Switched {
  readonly solarTime: boolean
  readonly zi: ZiRule
  /** Reading of the clock that day and hour would stand on. */
  readonly clock: string
  readonly pillars: PillarTexts
  /** Pillars that would differ; empty: the chart stays as it is. */
  readonly differs: readonly PillarPlace[]
}

/** Every step from the civil time to the pillars, as data; clocks `YYYY-MM-DDTHH:mm:ss`. */
export interface Receipt extends Stamped {
  readonly local: string
  readonly offsetSeconds: number
  /** Clock that stood at UTC + offset; other than `local` only for a time that a clock change skipped. */
  readonly civil: string
  readonly utc: string
  readonly lng: number
  /** 240 s a degree, east positive, to a tenth. */
  readonly longitudeSeconds: number
  /** UTC + longitude part: the mean solar clock. */
  readonly meanSolar: string
  readonly eotSeconds: number
  readonly trueSolar: string
  /** Whole days added to both solar clocks so that they carry the calendar date of a place beyond the date line. */
  readonly wholeDays: number
  /** The clock that day and hour stand on, and its reading. */
  readonly clockKind: 'solar' | 'civil'
  readonly clock: string
  /** Seconds of that clock since its double-hour began, and until it ends; a small one is a boundary. */
  readonly sinceDoubleHour: number
  readonly untilDoubleHour: number
  readonly zi: ZiRule
  readonly prevJie: Jie & { readonly secondsBefore: number }
  readonly nextJie: Jie & { readonly secondsAfter: number }
  readonly pillars: PillarTexts
  readonly otherClock: Switched
  readonly otherZi: Switched
}

const DOUBLE_HOUR_SECONDS = 7200

function switchedOf(chart: Chart, civilSeconds: number, solarTime: boolean, zi: ZiRule): Switched {
  const pillars = pillarTextsOf(castChart({ ...chart.input, solarTime, zi }))
  const clock = solarTime ? chart.trueSolar : clockText(civilSeconds)
  return { solarTime, zi, clock, pillars, differs: differencesOf(pillarTextsOf(chart), pillars) }
}

function neighboursOf(utcSeconds: number): Pick<Receipt, 'prevJie' | 'nextJie'> {
  const k = jieNumberAt(utcSeconds)
  return {
    prevJie: { ...jieAt(k), secondsBefore: utcSeconds - jieSecondsAt(k) },
    nextJie: { ...jieAt(k + 1), secondsAfter: jieSecondsAt(k + 1) - utcSeconds },
  }
}

/** How a chart came about, and what the other solar-clock and zi settings would give. */
export function receiptOf(chart: Chart): Receipt {
  checkChart(chart)
  const { engine, rules, input, eotSeconds, trueSolar } = chart
  const { local, offsetSeconds, utc, lng, solarTime, zi } = input
  const { utcSeconds, civilSeconds } = birthOf(input)
  const solar = solarClockAt(utcSeconds, lng, civilSeconds)
  const clockSeconds = solarTime ? solar.seconds : civilSeconds
  // Double-hours begin at odd hours.
  const sinceDoubleHour = secondsWithin(clockSeconds + 3600, DOUBLE_HOUR_SECONDS)
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
    civil: clockText(civilSeconds),
    longitudeSeconds: tenthsOf(lng * SECONDS_PER_DEGREE),
    meanSolar: clockText(meanSolar),
    wholeDays: solar.wholeDays,
    clockKind: solarTime ? 'solar' : 'civil',
    clock: clockText(clockSeconds),
    sinceDoubleHour,
    untilDoubleHour: DOUBLE_HOUR_SECONDS - sinceDoubleHour,
    ...neighboursOf(utcSeconds),
    pillars: pillarTextsOf(chart),
    otherClock: switchedOf(chart, civilSeconds, !solarTime, zi),
    otherZi: switchedOf(chart, civilSeconds, solarTime, zi === '23' ? '24' : '23'),
  }
}
