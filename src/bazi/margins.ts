import type { CoreAnalysis } from './analysis.ts'
import { parseLocalTime, DAY_SECONDS, positiveModulo } from './calendar.ts'
import type { Chart } from './chart.ts'
import { receiptOf } from './receipt.ts'
import { STRENGTH_THRESHOLDS, STRENGTH_HAN } from './strength.ts'

/** Seconds since the previous border and until the next one. */
export interface Margin {
  readonly since: number
  readonly until: number
}

/** Distances of a chart from its borders in time and strength. */
export interface Margins {
  /** Elapsed seconds since the last jie and until the next. */
  readonly jie: Margin
  /** Seconds on the chart's own clock since the double-hour began and until it ends; null for an unknown hour. */
  readonly doubleHour: Margin | null
  /** The same for the day, which changes at 23:00 or at midnight by `zi`. */
  readonly day: Margin | null
  /** Tenths of a percent of S to the class below (`down`) and above (`up`); null if there is none, 0: less than a tenth. */
  readonly strength: { readonly down: number | null; readonly up: number | null }
}

export function computeBoundaryMargins(chart: Chart, { strength }: CoreAnalysis): Margins {
  const { prevJie, nextJie, sinceDoubleHour, untilDoubleHour, clock, zi } = receiptOf(chart)
  const sinceDay = positiveModulo(parseLocalTime(clock, 'clock') + (zi === '23' ? 3600 : 0), DAY_SECONDS)
  const isKnown = chart.pillars.hour !== null
  const tenths = Math.round(strength.s * 10)
  const place = Object.keys(STRENGTH_HAN).indexOf(strength.class)
  const [below, above] = [STRENGTH_THRESHOLDS[place - 1], STRENGTH_THRESHOLDS[place]]
  return {
    jie: { since: prevJie.secondsBefore, until: nextJie.secondsAfter },
    doubleHour: isKnown ? { since: sinceDoubleHour, until: untilDoubleHour } : null,
    day: isKnown ? { since: sinceDay, until: DAY_SECONDS - sinceDay } : null,
    strength: { down: below === undefined ? null : tenths - below * 10, up: above === undefined ? null : above * 10 - tenths },
  }
}
