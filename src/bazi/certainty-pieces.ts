import type { BirthInput } from './birth.ts'
import { parseBirthInput } from './birth.ts'
import { formatLocalTime, DAY_SECONDS, formatUtc } from './calendar.ts'
import type { Chart } from './chart.ts'
import { castChart } from './chart.ts'
import { LUCK_SECONDS_PER_DAY } from './rules.ts'
import { jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { solarClockAt } from './solar-time.ts'

/** Births from `from` to `to` seconds after the given birth that share all pillars and the start of luck. */
export interface BirthInterval {
  readonly from: number
  /** Last second of the interval, inclusive. */
  readonly to: number
  readonly chart: Chart
}

/** Function from seconds after the birth to the seconds that a clock shows; never decreases. */
type ClockAt = (seconds: number) => number

/**
 * Lists the seconds at which a clock passes `phase` of each `period`. Searches near an estimate, since the solar clock is
 * rounded and drifts.
 */
function listPasses(clockAt: ClockAt, period: number, phase: number, from: number, to: number): number[] {
  const passes: number[] = []
  for (let border = Math.floor((clockAt(from) - phase) / period + 1) * period + phase; border <= clockAt(to); border += period) {
    let at = border - clockAt(0)
    while (clockAt(at) < border) at++
    while (clockAt(at - 1) >= border) at--
    passes.push(at)
  }
  return passes
}

/** Lists the seconds from the birth at which a pillar, or the start of luck, may change. */
function listBorders(input: BirthInput, from: number, to: number): readonly number[] {
  const { utcSeconds, civilSeconds, school } = parseBirthInput(input)
  const civilAt: ClockAt = (at) => civilSeconds + at
  const ownAt: ClockAt = input.solarTime ? (at) => solarClockAt(utcSeconds + at, input.lng, civilSeconds + at).seconds : civilAt
  const borders = [
    ...listPasses(ownAt, 7200, 3600, from, to),
    ...listPasses(ownAt, DAY_SECONDS, 0, from, to),
    // Civil midnights: luck is counted from the civil date of birth, and a school may begin the year on the lunar New Year.
    ...listPasses(civilAt, DAY_SECONDS, 0, from, to),
    ...(school?.luckFrom === 'double-hours' ? listPasses(civilAt, 7200, 3600, from, to) : []),
  ]
  for (let k = jieNumberAt(utcSeconds + from); k <= jieNumberAt(utcSeconds + to) + 1; k++) {
    const jie = jieSecondsAt(k)
    // Adds every whole day of luck, from the previous jie (inclusive) or to the next. This includes the jie and every whole
    // day after it (days of command).
    for (const phase of [jie, jie + 1]) borders.push(...listPasses((at) => utcSeconds + at, LUCK_SECONDS_PER_DAY, phase, from, to))
  }
  return [...new Set(borders)].sort((a, b) => a - b)
}

/** Splits the births from `from` to `to` seconds (inclusive) at every border and casts each part; omits years outside the engine's range. */
export function splitBirthWindow(input: BirthInput, from: number, to: number): readonly BirthInterval[] {
  const { utcSeconds, civilSeconds } = parseBirthInput(input)
  const starts = [from, ...listBorders(input, from, to)]
  return starts.flatMap((start, i) => {
    const local = formatLocalTime(civilSeconds + start)
    try {
      const chart = castChart({ ...input, local, utc: formatUtc(utcSeconds + start) })
      return [{ from: start, to: (starts[i + 1] ?? to + 1) - 1, chart }]
    } catch {
      return []
    }
  })
}
