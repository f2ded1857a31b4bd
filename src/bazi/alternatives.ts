import type { BirthInput } from './birth.ts'
import { birthOf } from './birth.ts'
import { clockSecondsOf, clockText, DAY_SECONDS, secondsWithin, utcText } from './calendar.ts'
import type { Chart, PillarPlace } from './chart.ts'
import { castChart } from './chart.ts'
import type { ClockReading } from './clock.ts'
import { utcSecondsBy } from './clock.ts'
import { differencesOf, pillarTextsOf } from './pillar-texts.ts'
import { TOLERANCE_SECONDS } from './rules.ts'
import { jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { solarClockAt } from './solar-time.ts'

/**
 * What parts another chart from the one cast: the instant of a jie, the turn of a double-hour, the
 * turn of the day (23:00 or midnight, by the zi rule), another reading of the clock (a time that was
 * shown twice or skipped, Xinjiang's two clocks), or that the hour is unknown.
 */
export type Doubt = 'jie' | 'double-hour' | 'day-change' | 'clock' | 'hour-unknown'

/** Another chart that the same birth may have. */
export interface Alternative {
  readonly doubts: readonly Doubt[]
  /** How much later (negative: earlier) the birth would have been, in real seconds; with an unknown hour, than `utc`. */
  readonly seconds: number
  readonly chart: Chart
  /** Pillars that differ from the chart of the input; never none. */
  readonly differs: readonly PillarPlace[]
}

/** A boundary, in seconds from the birth: the first second beyond it. */
interface Cut {
  readonly doubt: Doubt
  readonly at: number
}

/** All boundaries from `from` to `to` seconds after the birth, in order. */
function cutsOf(input: BirthInput, from: number, to: number): readonly Cut[] {
  const { utcSeconds, civilSeconds } = birthOf(input)
  const clock = input.solarTime ? solarClockAt(utcSeconds, input.lng, civilSeconds).seconds : civilSeconds
  const cuts: Cut[] = []
  // Where the clock passes `phase` of every `period`.
  const addPasses = (doubt: Doubt, period: number, phase: number) => {
    for (let at = Math.ceil((clock + from - phase) / period) * period + phase - clock; at <= to; at += period) cuts.push({ doubt, at })
  }
  addPasses('double-hour', 7200, 3600)
  addPasses('day-change', DAY_SECONDS, input.zi === '23' ? 23 * 3600 : 0)
  for (let k = jieNumberAt(utcSeconds + from - 1) + 1; jieSecondsAt(k) <= utcSeconds + to; k++)
    cuts.push({ doubt: 'jie', at: jieSecondsAt(k) - utcSeconds })
  return cuts.sort((a, b) => a.at - b.at)
}

/** The chart of a birth so many seconds later by the same clock, if it is another one. None past the years of the engine. */
function alternativesAfter(own: Chart, doubts: readonly Doubt[], seconds: number): readonly Alternative[] {
  const { input } = own
  const local = clockText(clockSecondsOf(input.local, 'local') + seconds)
  const utc = utcText(birthOf(input).utcSeconds + seconds)
  try {
    return alternativesBy(own, doubts, seconds, { ...input, local, utc, hourUnknown: false })
  } catch {
    return []
  }
}

function alternativesBy(own: Chart, doubts: readonly Doubt[], seconds: number, input: BirthInput): readonly Alternative[] {
  const chart = castChart(input)
  const differs = differencesOf(pillarTextsOf(own), pillarTextsOf(chart))
  return differs.length === 0 ? [] : [{ doubts: [...new Set(doubts)], seconds, chart, differs }]
}

/** Beyond each boundary within tolerance, the nearer ones crossed as well. */
function boundaryAlternatives(own: Chart): readonly Alternative[] {
  const cuts = cutsOf(own.input, -TOLERANCE_SECONDS, TOLERANCE_SECONDS)
  const sides = [cuts.filter(({ at }) => at <= 0).reverse(), cuts.filter(({ at }) => at > 0)]
  return sides.flatMap((side) =>
    side.flatMap(({ at }, i) =>
      // The next cut of a double-hour that turns the day, too, stands at the same second.
      side[i + 1]?.at === at
        ? []
        : // A second more than the cut: the solar clock is rounded, and gains or loses a little on the way.
          alternativesAfter(
            own,
            side.slice(0, i + 1).map(({ doubt }) => doubt),
            at > 0 ? at + 1 : at - 2,
          ),
    ),
  )
}

/** The day of birth, cut by its double-hours and whatever else turns on it: a chart for the middle of each piece. */
function hourAlternatives(own: Chart): readonly Alternative[] {
  const from = -secondsWithin(birthOf(own.input).civilSeconds, DAY_SECONDS)
  const to = from + DAY_SECONDS
  const cuts = cutsOf(own.input, from + 1, to - 1)
  return [...cuts.map(({ at }) => at), to].flatMap((edge, i) => {
    const before = cuts[i - 1]?.at ?? from
    const seconds = Math.floor((before + edge) / 2)
    const crossed = cuts.filter(({ doubt, at }) => doubt !== 'double-hour' && at > Math.min(0, seconds) && at <= Math.max(0, seconds))
    return edge === before ? [] : alternativesAfter(own, ['hour-unknown', ...crossed.map(({ doubt }) => doubt)], seconds)
  })
}

function clockAlternatives(own: Chart, clocks: readonly ClockReading[]): readonly Alternative[] {
  const { kind: _kind, ...input } = own.input
  return clocks.flatMap((clock) => {
    const utc = utcSecondsBy(clock, input)
    const seconds = utc - birthOf(own.input).utcSeconds
    return alternativesBy(own, ['clock'], seconds, { ...input, utc: utcText(utc), offsetSeconds: clock.offsetSeconds })
  })
}

/**
 * Every other chart that stands within tolerance of a birth (`TOLERANCE_SECONDS` on either side of a
 * jie, a double-hour or the day's turn), the nearest first; for an unknown hour one for each
 * double-hour of the day, two where the day or a jie turns within it.
 * @param clocks all readings of the clock that the zone allows (`readingsOf` of the places); the engine knows no zones
 * @throws BadInput as `castChart`
 */
export function alternatives(input: BirthInput, clocks: readonly ClockReading[] = []): readonly Alternative[] {
  const own = castChart(input)
  const others = own.pillars.hour === null ? hourAlternatives(own) : boundaryAlternatives(own)
  const all = [...others, ...clockAlternatives(own, clocks)]
  return own.pillars.hour === null ? all : all.sort((a, b) => Math.abs(a.seconds) - Math.abs(b.seconds))
}
