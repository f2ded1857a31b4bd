import type { Band, ElementCode, FavourRole, NatalPairs, Score, ScorePart, Stamped, StemCode, TenGodCode } from '#bazi/index.ts'
import { bandOf, elementOfStem, ELEMENTS, SCORE_BASE, scorerOf, tenGodOf } from '#bazi/index.ts'
import type { RatedDay } from './range.ts'
import { daysOf } from './range.ts'
import type { CivilMonth, Stretch } from './stretches.ts'
import { spanOf, stretchesOf } from './stretches.ts'

/** A sentence of a month's reading: its id with the facts that it rests on. */
export type MonthSentence =
  /** The stem of the month against the day stem; `rises` from where everybody begins, two wordings that take turns. */
  | { readonly id: 'ten-god'; readonly tenGod: TenGodCode; readonly stem: StemCode; readonly rises: boolean; readonly wording: 0 | 1 }
  /** The element of the month that the chart wants or fears most, with its points in all. */
  | {
      readonly id: 'element'
      readonly element: ElementCode
      readonly role: FavourRole
      readonly isWanted: boolean
      readonly points: number
    }
  /** What its pair meets in the natal year, month and day: a relation of branches, a star, 五合. */
  | { readonly id: 'part'; readonly part: ScorePart }

/** A Bazi month within a calendar month as one chart has it. Its score is its pair's, by the rule for months. */
export interface MonthPart extends Stretch, Score {
  readonly sentences: readonly MonthSentence[]
  /** Of its days here, rounded. */
  readonly mean: number
}

/** A calendar month for one chart. */
export interface MonthView extends Stamped {
  readonly days: readonly RatedDay[]
  readonly parts: readonly [MonthPart, MonthPart]
  /** Of all days, rounded. */
  readonly mean: number
  readonly band: Band
}

/** Beside the ten god and the element, more of them would not be read. */
const MEETINGS = 3
/** An element that moves the month by less is not spoken of. */
const LEAST_POINTS = 1

/** The days of a month with their values, and what its pillars are to the chart. 1850–2100, else `BadInput`. */
export function monthViewOf(chart: { readonly pillars: NatalPairs }, month: CivilMonth): MonthView {
  const { from, to } = spanOf(month)
  const days = daysOf(chart, from, to)
  const { pairOf } = scorerOf(chart)
  const [before, after] = stretchesOf(month)
  const partOf = (stretch: Stretch): MonthPart => {
    const score = pairOf(stretch.pair)
    const within = days.slice(stretch.from.day - 1, stretch.to.day)
    return { ...stretch, ...score, sentences: sentencesOf(chart.pillars.day.stem, stretch, score), mean: meanOf(within) }
  }
  const { engine, rules } = days[0]!
  const mean = meanOf(days)
  return {
    engine,
    rules,
    days,
    parts: [partOf(before), partOf(after)],
    mean,
    band: bandOf(mean),
  }
}

/** So many days with the highest values and as many with the lowest, the foremost first; of equals the earlier. */
export function bestAndQuietestOf(days: readonly RatedDay[], count: number): Readonly<Record<'best' | 'quietest', readonly RatedDay[]>> {
  return {
    best: days.toSorted((a, b) => b.score - a.score).slice(0, count),
    quietest: days.toSorted((a, b) => a.score - b.score).slice(0, count),
  }
}

const meanOf = (days: readonly RatedDay[]) => Math.round(days.reduce((sum, { score }) => sum + score, 0) / days.length)

const byWeight = (a: { readonly points: number }, b: { readonly points: number }) => Math.abs(b.points) - Math.abs(a.points)

function sentencesOf(dayStem: StemCode, { pair }: Stretch, { score, parts }: Score): readonly MonthSentence[] {
  const { stem } = pair
  // A stem comes back after ten months: then it speaks in its other words.
  const wording = Math.floor(pair.index / 10) % 2 === 0 ? 0 : 1
  const element = weightiestElementOf(parts)
  const meetings = parts.filter((part) => part.stem === null).toSorted(byWeight)
  return [
    { id: 'ten-god', tenGod: tenGodOf(dayStem, stem), stem, rises: score >= SCORE_BASE, wording },
    ...(element === undefined ? [] : [element]),
    ...meetings.slice(0, MEETINGS).map((part) => ({ id: 'part', part }) as const),
  ]
}

/** All that an element brings, in the stem and hidden in the branch, counts together. */
function weightiestElementOf(parts: readonly ScorePart[]): MonthSentence | undefined {
  const sums = ELEMENTS.map((element) => ({
    element,
    points: parts.reduce((sum, { stem, points }) => sum + (stem !== null && elementOfStem(stem) === element ? points : 0), 0),
  }))
  const [first] = sums.toSorted(byWeight)
  const role = parts.find(({ stem }) => stem !== null && elementOfStem(stem) === first!.element)?.role
  if (role === undefined || Math.abs(first!.points) < LEAST_POINTS) return undefined
  return { id: 'element', ...first!, role, isWanted: first!.points > 0 }
}
