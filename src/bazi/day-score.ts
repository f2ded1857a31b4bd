import { computeCoreAnalysis } from './analysis.ts'
import type { Band } from './bands.ts'
import { bandOf } from './bands.ts'
import { checkObject } from './bad-input.ts'
import type { BranchCode, Ganzhi } from './cycle.ts'
import { checkPair } from './cycle.ts'
import type { DutyCode, PathGodCode } from './day-officers.ts'
import { dutyOf, pathGodOf } from './day-officers.ts'
import type { NatalNumbers, NatalSource } from './natal.ts'
import { natalNumbersOf, parsePair } from './natal.ts'
import type { Stamped } from './rules.ts'
import { SCORE_BASE, SCORE_PER_POINT, VERSION_STAMP } from './rules.ts'
import type { ScorePart } from './score-parts.ts'
import { listAlmanacParts, createScorePartLister } from './score-parts.ts'

const LOWEST = 5
const HIGHEST = 99

/** A score from 5 to 99 with all its reasons. */
export interface Score extends Stamped {
  readonly score: number
  readonly band: Band
  readonly parts: readonly ScorePart[]
}

export interface DayScore extends Score {
  /** Day officer 建除. */
  readonly duty: DutyCode
  /** God of the yellow or black path 黄黑道. */
  readonly god: PathGodCode
}

/** Scores many days for one chart: the chart is analysed once, and each of the sixty pairs is computed on first use. */
export interface Scorer {
  /** Score of a day by its pair and the branch of its almanac month. */
  readonly dayOf: (day: Ganzhi, month: BranchCode) => DayScore
  /** Score of any other pair (hour, month, year): the same rule without 建除 and 黄道. */
  readonly pairOf: (pair: Ganzhi) => Score
}

/** Creates a scorer for a chart. @throws BadInput for a text that is not one of the sixty pairs */
export function scorerOf(source: NatalSource): Scorer {
  return createNatalScorer(natalNumbersOf(source))
}

function createNatalScorer(natal: NatalNumbers): Scorer {
  const personal = createScorePartLister(natal, computeCoreAnalysis(natal))
  const made: (readonly ScorePart[] | undefined)[] = []
  const partsOf = (pair: Ganzhi, field: string) => {
    checkPair(pair, field)
    return (made[pair.index] ??= personal(pair))
  }
  return {
    dayOf: (day, month) => ({
      ...scoreParts([...partsOf(day, 'day'), ...listAlmanacParts(day.branch, month)]),
      duty: dutyOf(day.branch, month),
      god: pathGodOf(day.branch, month),
    }),
    pairOf: (pair) => scoreParts(partsOf(pair, 'pair')),
  }
}

function scoreParts(parts: readonly ScorePart[]): Score {
  const points = parts.reduce((sum, part) => sum + part.points, 0)
  const score = Math.min(HIGHEST, Math.max(LOWEST, Math.round(SCORE_BASE + SCORE_PER_POINT * points)))
  return { ...VERSION_STAMP, score, band: bandOf(score), parts }
}

/** Scorer of the most recent chart; days are usually requested one after the other. */
let last: { readonly key: string; readonly scorer: Scorer } | undefined

/** Scores a day (B-21) by the pairs of its civil date and almanac month, as texts. @throws BadInput (`field`) for an invalid pair */
export function scoreDay(source: NatalSource, day: { readonly dayPillar: string; readonly monthPillar: string }): DayScore {
  const natal = natalNumbersOf(source)
  checkObject(day, 'day')
  const key = JSON.stringify([natal.pairs.map(({ index }) => index), natal.school])
  if (last?.key !== key) last = { key, scorer: createNatalScorer(natal) }
  return last.scorer.dayOf(parsePair(day.dayPillar, 'dayPillar'), parsePair(day.monthPillar, 'monthPillar').branch)
}
