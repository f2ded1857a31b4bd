import type { BirthInput } from './birth.ts'
import { birthOf } from './birth.ts'
import { civilDateOf, clockSecondsOf, clockText, DAY_SECONDS, secondsWithin, utcText } from './calendar.ts'
import type { Chart, PillarPlace } from './chart.ts'
import { castChart } from './chart.ts'
import type { ClockReading } from './clock.ts'
import { checkClocks, utcSecondsBy } from './clock.ts'
import { lunarNewYearDaysOf } from './lunar-new-year.ts'
import { differencesOf, pillarTextsOf } from './pillar-texts.ts'
import { TOLERANCE_SECONDS } from './rules.ts'
import { jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { solarClockAt } from './solar-time.ts'

/**
 * What parts another chart from the one cast: the instant of a jie, the turn of a double-hour, the
 * turn of the day (23:00 or midnight, by the zi rule), the lunar New Year where a school names the year
 * by it, another reading of the clock (a time that was
 * shown twice or skipped, Xinjiang's two clocks), or that the hour is unknown.
 */
export type Doubt = 'jie' | 'double-hour' | 'day-change' | 'lunar-new-year' | 'clock' | 'hour-unknown'

/** Another chart that the same birth may have. */
export interface Alternative {
  readonly doubts: readonly Doubt[]
  /** How much later (negative: earlier) the birth would have been, in real seconds: to a boundary as the receipt counts them; with an unknown hour, than `utc`. */
  readonly seconds: number
  readonly chart: Chart
  /** Pillars that differ from the chart of the input; never none. */
  readonly differs: readonly PillarPlace[]
}

/** A stretch of the day of birth in which every moment has the same chart: a double-hour, or a part of one where the day or a jie turns in it. */
export interface DayPiece {
  /** Clock time at the birthplace of its first second, `YYYY-MM-DDTHH:mm:ss`; it lasts until the next begins. */
  readonly from: string
  /** Its middle, in seconds from `utc`. */
  readonly seconds: number
  /** What lies between it and `utc`, but for double-hours. */
  readonly doubts: readonly Doubt[]
  readonly chart: Chart
}

/** A boundary, in seconds from the birth: the first second beyond it. */
interface Cut {
  readonly doubt: Doubt
  readonly at: number
}

/** All boundaries from `from` to `to` seconds after the birth, in order. */
function cutsOf(input: BirthInput, from: number, to: number): readonly Cut[] {
  const { utcSeconds, civilSeconds, school } = birthOf(input)
  const clock = input.solarTime ? solarClockAt(utcSeconds, input.lng, civilSeconds).seconds : civilSeconds
  const cuts: Cut[] = []
  // Where the clock passes `phase` of every `period`.
  const addPasses = (doubt: Doubt, period: number, phase: number) => {
    for (let at = Math.ceil((clock + from - phase) / period) * period + phase - clock; at <= to; at += period) cuts.push({ doubt, at })
  }
  addPasses('double-hour', 7200, 3600)
  addPasses('day-change', DAY_SECONDS, input.zi === '23' ? 23 * 3600 : 0)
  if (school?.yearName) {
    const { year } = civilDateOf(Math.floor(civilSeconds / DAY_SECONDS))
    const at = lunarNewYearDaysOf(year) * DAY_SECONDS - civilSeconds
    if (at >= from && at <= to) cuts.push({ doubt: 'lunar-new-year', at })
  }
  for (let k = jieNumberAt(utcSeconds + from - 1) + 1; jieSecondsAt(k) <= utcSeconds + to; k++)
    cuts.push({ doubt: 'jie', at: jieSecondsAt(k) - utcSeconds })
  return cuts.sort((a, b) => a.at - b.at)
}

/** The chart of a birth so many seconds later by the same clock. None past the years of the engine. */
function chartAfter({ input }: Chart, seconds: number): Chart | undefined {
  const local = clockText(clockSecondsOf(input.local, 'local') + seconds)
  const utc = utcText(birthOf(input).utcSeconds + seconds)
  try {
    return castChart({ ...input, local, utc, hourUnknown: false })
  } catch {
    return undefined
  }
}

function alternativesBy(own: Chart, doubts: readonly Doubt[], seconds: number, chart: Chart | undefined): readonly Alternative[] {
  if (!chart) return []
  const differs = differencesOf(pillarTextsOf(own), pillarTextsOf(chart))
  return differs.length === 0 ? [] : [{ doubts: [...new Set(doubts)], seconds, chart, differs }]
}

/** Beyond each boundary within tolerance, the nearer ones crossed as well. */
function boundaryAlternatives(own: Chart, within: number): readonly Alternative[] {
  const cuts = cutsOf(own.input, -within, within)
  const sides = [cuts.filter(({ at }) => at <= 0).reverse(), cuts.filter(({ at }) => at > 0)]
  return sides.flatMap((side) =>
    side.flatMap(({ at }, i) =>
      // The next cut of a double-hour that turns the day, too, stands at the same second.
      side[i + 1]?.at === at
        ? []
        : alternativesBy(
            own,
            side.slice(0, i + 1).map(({ doubt }) => doubt),
            at || -1,
            // A second more than the cut: the solar clock is rounded, and gains or loses a little on the way.
            chartAfter(own, at > 0 ? at + 1 : at - 2),
          ),
    ),
  )
}

/**
 * The civil day of a birth in order, cut by its double-hours and whatever else turns on it, each piece
 * with the chart of its middle.
 * @throws BadInput as `castChart`
 */
export function dayPieces(input: BirthInput): readonly DayPiece[] {
  const own = castChart(input)
  const { civilSeconds } = birthOf(input)
  const from = -secondsWithin(civilSeconds, DAY_SECONDS)
  const to = from + DAY_SECONDS
  const cuts = cutsOf(input, from + 1, to - 1)
  return [...cuts.map(({ at }) => at), to].flatMap((edge, i) => {
    const before = cuts[i - 1]?.at ?? from
    const seconds = Math.floor((before + edge) / 2)
    const crossed = cuts.filter(({ at }) => at > Math.min(0, seconds) && at <= Math.max(0, seconds)).map(({ doubt }) => doubt)
    const chart = edge === before ? undefined : chartAfter(own, seconds)
    const doubts = crossed.filter((doubt) => doubt !== 'double-hour')
    return chart ? [{ from: clockText(civilSeconds + before), seconds, doubts, chart }] : []
  })
}

function hourAlternatives(own: Chart): readonly Alternative[] {
  return dayPieces(own.input).flatMap(({ doubts, seconds, chart }) => alternativesBy(own, ['hour-unknown', ...doubts], seconds, chart))
}

function clockAlternatives(own: Chart, clocks: readonly ClockReading[]): readonly Alternative[] {
  // Of a skipped time each reading lies off the clock; whatever else the clock did, one reading is plain.
  const { kind, ...input } = own.input
  const gap = kind === 'gap' ? { kind } : {}
  return clocks.flatMap((clock) => {
    const utc = utcSecondsBy(clock, input)
    const seconds = utc - birthOf(own.input).utcSeconds
    return alternativesBy(own, ['clock'], seconds, castChart({ ...input, ...gap, utc: utcText(utc), offsetSeconds: clock.offsetSeconds }))
  })
}

/**
 * Every other chart that stands within tolerance of a birth (`within` seconds on either side of a
 * jie, a double-hour or the day's turn), the nearest first; for an unknown hour one for each
 * double-hour of the day, two where the day or a jie turns within it.
 * @param within how exactly the time is known, in seconds; `TOLERANCE_SECONDS` where nobody has said
 * @param clocks all readings of the clock that the zone allows (`readingsOf` of the places); the engine knows no zones
 * @throws BadInput as `castChart`
 */
export function alternatives(
  input: BirthInput,
  clocks: readonly ClockReading[] = [],
  within: number = TOLERANCE_SECONDS,
): readonly Alternative[] {
  const own = castChart(input)
  checkClocks(clocks)
  const others = own.pillars.hour === null ? hourAlternatives(own) : boundaryAlternatives(own, within)
  const all = [...others, ...clockAlternatives(own, clocks)]
  return own.pillars.hour === null ? all : all.sort((a, b) => Math.abs(a.seconds) - Math.abs(b.seconds))
}
