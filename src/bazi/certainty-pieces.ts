import type { BirthInput } from './birth.ts'
import { birthOf } from './birth.ts'
import { clockText, DAY_SECONDS, utcText } from './calendar.ts'
import type { Chart } from './chart.ts'
import { castChart } from './chart.ts'
import { LUCK_SECONDS_PER_DAY } from './rules.ts'
import { jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { solarClockAt } from './solar-time.ts'

/** A stretch of births, in seconds from the one that was told, in which all have the same pillars and the same start of luck. */
export interface Piece {
  readonly from: number
  /** Its last second. */
  readonly to: number
  readonly chart: Chart
}

/** Seconds of a clock at so many seconds after the birth; it never goes back. */
type ClockAt = (seconds: number) => number

/**
 * First seconds after `from`, up to `to`, at which a clock has passed `phase` of a `period`. The solar clock
 * is rounded and gains or loses a little on the way, so that each is looked for where it should be.
 */
function passesOf(clockAt: ClockAt, period: number, phase: number, from: number, to: number): number[] {
  const passes: number[] = []
  for (let border = Math.floor((clockAt(from) - phase) / period + 1) * period + phase; border <= clockAt(to); border += period) {
    let at = border - clockAt(0)
    while (clockAt(at) < border) at++
    while (clockAt(at - 1) >= border) at--
    passes.push(at)
  }
  return passes
}

/** Seconds from the birth at which a pillar, or the start of luck, may turn. */
function bordersOf(input: BirthInput, from: number, to: number): readonly number[] {
  const { utcSeconds, civilSeconds, school } = birthOf(input)
  const civilAt: ClockAt = (at) => civilSeconds + at
  const ownAt: ClockAt = input.solarTime ? (at) => solarClockAt(utcSeconds + at, input.lng, civilSeconds + at).seconds : civilAt
  const borders = [
    ...passesOf(ownAt, 7200, 3600, from, to),
    ...passesOf(ownAt, DAY_SECONDS, 0, from, to),
    // Luck is counted from the date of birth, and a year that the lunar New Year names begins with one.
    ...passesOf(civilAt, DAY_SECONDS, 0, from, to),
    ...(school?.luckFrom === 'double-hours' ? passesOf(civilAt, 7200, 3600, from, to) : []),
  ]
  for (let k = jieNumberAt(utcSeconds + from); k <= jieNumberAt(utcSeconds + to) + 1; k++) {
    const jie = jieSecondsAt(k)
    // Each day of luck, counted from the jie behind, or to the jie ahead, where it lasts to its very second; the jie itself among them.
    // The days of command are counted from it, too: a day is so many of those of luck.
    for (const phase of [jie, jie + 1]) borders.push(...passesOf((at) => utcSeconds + at, LUCK_SECONDS_PER_DAY, phase, from, to))
  }
  return [...new Set(borders)].sort((a, b) => a - b)
}

/** The births from `from` to `to` seconds after the one told (both included), cut at every border and cast. None past the years of the engine. */
export function piecesOf(input: BirthInput, from: number, to: number): readonly Piece[] {
  const { utcSeconds, civilSeconds } = birthOf(input)
  const starts = [from, ...bordersOf(input, from, to)]
  return starts.flatMap((start, i) => {
    const local = clockText(civilSeconds + start)
    try {
      const chart = castChart({ ...input, local, utc: utcText(utcSeconds + start) })
      return [{ from: start, to: (starts[i + 1] ?? to + 1) - 1, chart }]
    } catch {
      return []
    }
  })
}
