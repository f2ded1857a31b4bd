import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import type { BranchCode, ElementCode, Ganzhi, NatalPairs, Score, ScorePart, TenGodCode } from '#bazi/index.ts'
import { elementOfStem, scorerOf, tenGodOf } from '#bazi/index.ts'
import { isForAge } from './ages.ts'
import type { BothLists } from './contraries.ts'
import type { Headline } from './headline.ts'
import { headlineOf } from './headline.ts'
import type { HourView } from './hours.ts'
import { hoursOf } from './hours.ts'
import { personalListOf } from './personal-list.ts'
import { spokenOf } from './spoken.ts'
import { strongestOf } from './strongest.ts'

/** A sentence of the short reading: its id with the facts it speaks of. */
export type Sentence =
  | { readonly id: 'ten-god'; readonly tenGod: TenGodCode; readonly pair: Ganzhi }
  | { readonly id: 'part'; readonly part: ScorePart; readonly branch: BranchCode }

type FromAlmanac = 'date' | 'pillars' | 'lunar' | 'solarTerm' | 'duty' | 'path' | 'nothing'

/** All that the page of one day shows for one chart: plain JSON in codes, so that it can be kept. */
export interface DayView extends Pick<AlmanacDay, FromAlmanac>, Score, BothLists {
  /** Element of the day's stem. */
  readonly element: ElementCode
  /** The day's stem against the natal day stem. */
  readonly tenGod: TenGodCode
  /** What the almanac both advises and warns of, under different names; none on a day of 诸事不宜. Days kept before this was told lack it. */
  readonly conflicting?: readonly ActivityCode[]
  readonly hours: readonly HourView[]
  readonly headline: Headline
  readonly sentences: readonly Sentence[]
}

/**
 * The day for one chart (`pillars` of `castChart`), from the almanac's page of the date.
 * @param age of the person in full years on that day (`ageOn`)
 */
export function dayOf(natal: NatalPairs, almanac: AlmanacDay, age: number): DayView {
  const { date, pillars, lunar, solarTerm, duty, path, nothing } = almanac
  const tenGod = tenGodOf(natal.day.stem, pillars.day.stem)
  const { engine, rules, score, band, parts } = scorerOf({ pillars: natal }).dayOf(pillars.day, pillars.month.branch)
  const headline = headlineOf(pillars.day, tenGod, band)
  const sentences = sentencesOf(pillars.day, tenGod, parts)
  return {
    engine,
    rules,
    date,
    pillars,
    lunar,
    solarTerm,
    duty,
    path,
    nothing,
    element: elementOfStem(pillars.day.stem),
    tenGod,
    score,
    band,
    parts,
    hours: hoursOf(natal, pillars.day),
    conflicting: nothing ? [] : almanac.conflicting.filter((code) => isForAge(code, age)),
    ...personalListOf(natal, almanac, { age, spoken: spokenOf(headline, sentences) }),
    headline,
    sentences,
  }
}

function sentencesOf(day: Ganzhi, tenGod: TenGodCode, parts: readonly ScorePart[]): readonly Sentence[] {
  const part = strongestOf(parts)
  const first: Sentence = { id: 'ten-god', tenGod, pair: day }
  return part === null ? [first] : [first, { id: 'part', part, branch: day.branch }]
}
