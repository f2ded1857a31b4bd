/** Comparison of two charts: sentences with the facts behind them. Rules: README. */
import type { CrossRelation } from '#bazi/index.ts'
import { matchOf } from '#bazi/index.ts'
import type { MatchViewCode } from './codes.ts'
import { MATCH_VIEWS } from './codes.ts'
import type { ElementEffect, PillarsAsText } from './facts.ts'
import { rateOtherElements, createMatchPerson } from './facts.ts'
import { listElementFrictions } from './heavy.ts'
import type { FrictionSentence, MatchSentence } from './sentence.ts'
import type { MatchView } from './view.ts'
import { composeMatchView } from './view.ts'
import { listMatchYears } from './years.ts'

export { MATCH_VIEWS, SIDES } from './codes.ts'
export type { MatchViewCode, Side, StemTie, Texts } from './codes.ts'
export type { ElementEffect, MatchFact, PillarsAsText } from './facts.ts'
export type { FrictionSentence, MatchSentence } from './sentence.ts'
export { loadMatchTexts, selectTextsByAge } from './texts.ts'
export { areGrownUp, countGrownUps, listViewsByAge } from './offered.ts'
export { formatMatchSentence } from './format-sentence.ts'
export type { Names } from './format-sentence.ts'
export type { MatchView } from './view.ts'

export interface MatchReading {
  /** Relations between the charts: `own` are pillars of the first chart, `other` of the second. */
  readonly relations: readonly CrossRelation[]
  /** Effects of the other person's elements on the first, and on the second person; each list in the order wood … water. */
  readonly lent: readonly [readonly ElementEffect[], readonly ElementEffect[]]
  readonly views: Readonly<Record<MatchViewCode, MatchView>>
  readonly heavy: readonly FrictionSentence[]
  readonly years: readonly MatchSentence[]
}

/**
 * Compares two charts; swapping them swaps the sides. @param from first of ten Bazi years @throws BadInput for a text that
 * is not a pair
 */
export function createMatchReading(one: PillarsAsText, two: PillarsAsText, from: number): MatchReading {
  const couple = [createMatchPerson(one), createMatchPerson(two)] as const
  const views = Object.fromEntries(MATCH_VIEWS.map((view) => [view, composeMatchView(couple, view)])) as Record<MatchViewCode, MatchView>
  const lent = [rateOtherElements(couple, 0), rateOtherElements(couple, 1)] as const
  return { relations: matchOf(one, two).relations, lent, views, heavy: listElementFrictions(couple), years: listMatchYears(couple, from) }
}
