import type { BirthInput } from './birth.ts'
import { parseBirthInput } from './birth.ts'
import { civilDateOf, parseLocalTime, formatLocalTime, DAY_SECONDS, positiveModulo, formatUtc } from './calendar.ts'
import type { Chart, PillarPlace } from './chart.ts'
import { castChart } from './chart.ts'
import type { ClockReading } from './clock.ts'
import { checkClocks, utcSecondsUnderClock } from './clock.ts'
import { lunarNewYearDay } from './lunar-new-year.ts'
import { listDifferingPillars, pillarTextsOf } from './pillar-texts.ts'
import { TOLERANCE_SECONDS } from './rules.ts'
import { jieNumberAt, jieSecondsAt } from './solar-terms.ts'
import { solarClockAt } from './solar-time.ts'

/** Reason for another chart: a nearby boundary, another reading of the clock (repeated or skipped time, Xinjiang), or an unknown hour. */
export type Doubt = 'jie' | 'double-hour' | 'day-change' | 'lunar-new-year' | 'clock' | 'hour-unknown'

/** Another chart that the same birth may have. */
export interface Alternative {
  readonly doubts: readonly Doubt[]
  /** Seconds from the given birth to the boundary, the middle of the day piece (unknown hour) or the clock reading; negative: earlier. */
  readonly seconds: number
  readonly chart: Chart
  /** Pillars that differ from the chart of the input; never empty. */
  readonly differs: readonly PillarPlace[]
}

/** A part of the day of birth with one chart: a double-hour, split where the day or a jie changes within it. */
export interface DayPiece {
  /** Civil time of the part's first second, `YYYY-MM-DDTHH:mm:ss`; the part ends where the next one begins. */
  readonly from: string
  /** Middle of the part, in seconds from the input's `utc`. */
  readonly seconds: number
  /** Boundaries between the middle and the input's `utc`, except those of double-hours. */
  readonly doubts: readonly Doubt[]
  readonly chart: Chart
}

/** A boundary; `at`: seconds from the birth to the first second after the boundary. */
interface Boundary {
  readonly doubt: Doubt
  readonly at: number
}

/** Lists all boundaries between `from` and `to` seconds after the birth, in order. */
function listBoundaries(input: BirthInput, from: number, to: number): readonly Boundary[] {
  const { utcSeconds, civilSeconds, school } = parseBirthInput(input)
  const clock = input.solarTime ? solarClockAt(utcSeconds, input.lng, civilSeconds).seconds : civilSeconds
  const cuts: Boundary[] = []
  // Adds each moment at which the clock passes `phase` of every `period`.
  const addPasses = (doubt: Doubt, period: number, phase: number) => {
    for (let at = Math.ceil((clock + from - phase) / period) * period + phase - clock; at <= to; at += period) cuts.push({ doubt, at })
  }
  addPasses('double-hour', 7200, 3600)
  addPasses('day-change', DAY_SECONDS, input.zi === '23' ? 23 * 3600 : 0)
  if (school?.yearName) {
    const { year } = civilDateOf(Math.floor(civilSeconds / DAY_SECONDS))
    const at = lunarNewYearDay(year) * DAY_SECONDS - civilSeconds
    if (at >= from && at <= to) cuts.push({ doubt: 'lunar-new-year', at })
  }
  for (let k = jieNumberAt(utcSeconds + from - 1) + 1; jieSecondsAt(k) <= utcSeconds + to; k++)
    cuts.push({ doubt: 'jie', at: jieSecondsAt(k) - utcSeconds })
  return cuts.sort((a, b) => a.at - b.at)
}

/** Casts the chart of a birth `seconds` later on the same clock; undefined outside the years of the engine. */
function castShifted({ input }: Chart, seconds: number): Chart | undefined {
  const local = formatLocalTime(parseLocalTime(input.local, 'local') + seconds)
  const utc = formatUtc(parseBirthInput(input).utcSeconds + seconds)
  try {
    return castChart({ ...input, local, utc, hourUnknown: false })
  } catch {
    return undefined
  }
}

function toAlternatives(own: Chart, doubts: readonly Doubt[], seconds: number, chart: Chart | undefined): readonly Alternative[] {
  if (!chart) return []
  const differs = listDifferingPillars(pillarTextsOf(own), pillarTextsOf(chart))
  return differs.length === 0 ? [] : [{ doubts: [...new Set(doubts)], seconds, chart, differs }]
}

/** Lists the chart beyond each boundary within `within` seconds; its doubts include the nearer boundaries on the same side. */
function boundaryAlternatives(own: Chart, within: number): readonly Alternative[] {
  const cuts = listBoundaries(own.input, -within, within)
  const sides = [cuts.filter(({ at }) => at <= 0).reverse(), cuts.filter(({ at }) => at > 0)]
  return sides.flatMap((side) =>
    side.flatMap(({ at }, i) =>
      // Skips the first of two boundaries at the same second: a double-hour boundary that changes the day is listed twice.
      side[i + 1]?.at === at
        ? []
        : toAlternatives(
            own,
            side.slice(0, i + 1).map(({ doubt }) => doubt),
            at || -1,
            // One second farther than the boundary: the solar clock is rounded and drifts slightly between birth and boundary.
            castShifted(own, at > 0 ? at + 1 : at - 2),
          ),
    ),
  )
}

/**
 * Splits the civil day of a birth at its double-hours and at every other boundary; each part has the chart of its middle.
 * @throws BadInput as `castChart`
 */
export function dayPieces(input: BirthInput): readonly DayPiece[] {
  const own = castChart(input)
  const { civilSeconds } = parseBirthInput(input)
  const from = -positiveModulo(civilSeconds, DAY_SECONDS)
  const to = from + DAY_SECONDS
  const cuts = listBoundaries(input, from + 1, to - 1)
  return [...cuts.map(({ at }) => at), to].flatMap((edge, i) => {
    const before = cuts[i - 1]?.at ?? from
    const seconds = Math.floor((before + edge) / 2)
    const crossed = cuts.filter(({ at }) => at > Math.min(0, seconds) && at <= Math.max(0, seconds)).map(({ doubt }) => doubt)
    const chart = edge === before ? undefined : castShifted(own, seconds)
    const doubts = crossed.filter((doubt) => doubt !== 'double-hour')
    return chart ? [{ from: formatLocalTime(civilSeconds + before), seconds, doubts, chart }] : []
  })
}

function hourAlternatives(own: Chart): readonly Alternative[] {
  return dayPieces(own.input).flatMap(({ doubts, seconds, chart }) => toAlternatives(own, ['hour-unknown', ...doubts], seconds, chart))
}

function clockAlternatives(own: Chart, clocks: readonly ClockReading[]): readonly Alternative[] {
  // Passes `kind` on only for a skipped time, as no reading gives that time; any other reading gives a normal time.
  const { kind, ...input } = own.input
  const gap = kind === 'gap' ? { kind } : {}
  return clocks.flatMap((clock) => {
    const utc = utcSecondsUnderClock(clock, input)
    const seconds = utc - parseBirthInput(own.input).utcSeconds
    return toAlternatives(own, ['clock'], seconds, castChart({ ...input, ...gap, utc: formatUtc(utc), offsetSeconds: clock.offsetSeconds }))
  })
}

/**
 * Lists other possible charts of a birth, nearest first (unknown hour: by time of day). @param within tolerance in seconds
 * @throws BadInput as `castChart`
 */
export function findAlternatives(
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
