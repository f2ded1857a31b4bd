import type { Band, ElementCode, FavourRole, NatalPairs, Score, ScorePart, Stamped, StemCode, TenGodCode } from '#bazi/index.ts'
import { bandOf, elementOfStem, ELEMENTS, SCORE_BASE, scorerOf, tenGodOf } from '#bazi/index.ts'
import type { RatedDay } from './range.ts'
import { rateDays } from './range.ts'
import type { CivilMonth, BaziMonthSegment } from './month-segments.ts'
import { getMonthBounds, splitIntoBaziMonths } from './month-segments.ts'

/** A sentence of a month's reading: its id and the facts that it states. */
export type MonthSentence =
  /** Ten god of the month's stem. `rises`: the month's score is at least `SCORE_BASE`; `wording`: the two wordings alternate. */
  | { readonly id: 'ten-god'; readonly tenGod: TenGodCode; readonly stem: StemCode; readonly rises: boolean; readonly wording: 0 | 1 }
  /** The element of the month with the largest effect on the score, with its total points. */
  | {
      readonly id: 'element'
      readonly element: ElementCode
      readonly role: FavourRole
      readonly isWanted: boolean
      readonly points: number
    }
  /** A relation of the month's pair with the natal year, month or day: a branch relation, a star, 五合. */
  | { readonly id: 'part'; readonly part: ScorePart }

/** The part of a Bazi month within a calendar month, for one chart; `score` is that of the month's pair, not a mean of days. */
export interface MonthPart extends BaziMonthSegment, Score {
  readonly sentences: readonly MonthSentence[]
  /** Rounded mean score of the part's days. */
  readonly mean: number
}

/** A calendar month for one chart. */
export interface MonthReading extends Stamped {
  readonly days: readonly RatedDay[]
  readonly parts: readonly [MonthPart, MonthPart]
  /** Rounded mean score of all days. */
  readonly mean: number
  readonly band: Band
}

/** Maximum number of relation sentences. */
const MEETINGS = 3
/** Minimum effect of an element in points to get a sentence. */
const LEAST_POINTS = 1

/** Creates the reading of a calendar month. @throws BadInput outside 1850–2100 */
export function createMonthReading(chart: { readonly pillars: NatalPairs }, month: CivilMonth): MonthReading {
  const { from, to } = getMonthBounds(month)
  const days = rateDays(chart, from, to)
  const { pairOf } = scorerOf(chart)
  const [before, after] = splitIntoBaziMonths(month)
  const partOf = (stretch: BaziMonthSegment): MonthPart => {
    const score = pairOf(stretch.pair)
    const within = days.slice(stretch.from.day - 1, stretch.to.day)
    return {
      ...stretch,
      ...score,
      sentences: composeMonthSentences(chart.pillars.day.stem, stretch, score),
      mean: computeRoundedMean(within),
    }
  }
  const { engine, rules } = days[0]!
  const mean = computeRoundedMean(days)
  return {
    engine,
    rules,
    days,
    parts: [partOf(before), partOf(after)],
    mean,
    band: bandOf(mean),
  }
}

/** Picks the `count` days with the highest and the lowest scores, most extreme first; ties by the earlier. */
export function pickBestAndQuietest(days: readonly RatedDay[], count: number): Readonly<Record<'best' | 'quietest', readonly RatedDay[]>> {
  return {
    best: days.toSorted((a, b) => b.score - a.score).slice(0, count),
    quietest: days.toSorted((a, b) => a.score - b.score).slice(0, count),
  }
}

const computeRoundedMean = (days: readonly RatedDay[]) => Math.round(days.reduce((sum, { score }) => sum + score, 0) / days.length)

const byWeight = (a: { readonly points: number }, b: { readonly points: number }) => Math.abs(b.points) - Math.abs(a.points)

function composeMonthSentences(dayStem: StemCode, { pair }: BaziMonthSegment, { score, parts }: Score): readonly MonthSentence[] {
  const { stem } = pair
  // A stem recurs after ten months: then the other wording is used.
  const wording = Math.floor(pair.index / 10) % 2 === 0 ? 0 : 1
  const element = findStrongestElement(parts)
  const meetings = parts.filter((part) => part.stem === null).toSorted(byWeight)
  return [
    { id: 'ten-god', tenGod: tenGodOf(dayStem, stem), stem, rises: score >= SCORE_BASE, wording },
    ...(element === undefined ? [] : [element]),
    ...meetings.slice(0, MEETINGS).map((part) => ({ id: 'part', part }) as const),
  ]
}

/** Finds the element with the largest total points; stem and hidden stems count together. */
function findStrongestElement(parts: readonly ScorePart[]): MonthSentence | undefined {
  const sums = ELEMENTS.map((element) => ({
    element,
    points: parts.reduce((sum, { stem, points }) => sum + (stem !== null && elementOfStem(stem) === element ? points : 0), 0),
  }))
  const [first] = sums.toSorted(byWeight)
  const role = parts.find(({ stem }) => stem !== null && elementOfStem(stem) === first!.element)?.role
  if (role === undefined || Math.abs(first!.points) < LEAST_POINTS) return undefined
  return { id: 'element', ...first!, role, isWanted: first!.points > 0 }
}
