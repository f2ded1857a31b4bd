/** Two people beside each other: from eight pillars to sentences and what they rest on. The rules: README.md beside this file. */
import type { CrossRelation } from '#bazi/index.ts'
import { matchOf } from '#bazi/index.ts'
import type { MatchViewCode } from './codes.ts'
import { MATCH_VIEWS } from './codes.ts'
import type { Lent, PillarsAsText } from './facts.ts'
import { lentOf, personOf } from './facts.ts'
import { heavyOf } from './heavy.ts'
import type { Friction, MatchSentence } from './sentence.ts'
import type { MatchView } from './view.ts'
import { viewOf } from './view.ts'
import { yearsOf } from './years.ts'

export { MATCH_VIEWS, SIDES } from './codes.ts'
export type { MatchViewCode, Side, StemTie, Texts } from './codes.ts'
export type { Lent, MatchFact, PillarsAsText } from './facts.ts'
export type { Friction, MatchSentence } from './sentence.ts'
export { matchTextsOf, textsFor } from './texts.ts'
export { areGrownUp, grownUpsAmong, viewsOffered } from './offered.ts'
export { toldText } from './told.ts'
export type { Names } from './told.ts'
export type { MatchView } from './view.ts'

export interface MatchReading {
  /** Between the two charts: `own` are places of the first, `other` of the second. */
  readonly relations: readonly CrossRelation[]
  /** What each element of the other is to the first and to the second, wood … water. */
  readonly lent: readonly [readonly Lent[], readonly Lent[]]
  readonly views: Readonly<Record<MatchViewCode, MatchView>>
  readonly heavy: readonly Friction[]
  readonly years: readonly MatchSentence[]
}

/**
 * What two charts say of each other. The same for the same pillars and year; told from the other side it is the same again.
 * @param from the first of ten years, each counted from 立春
 * @throws BadInput for a text that is none of the sixty pairs
 */
export function matchReadingOf(one: PillarsAsText, two: PillarsAsText, from: number): MatchReading {
  const couple = [personOf(one), personOf(two)] as const
  const views = Object.fromEntries(MATCH_VIEWS.map((view) => [view, viewOf(couple, view)])) as Record<MatchViewCode, MatchView>
  const lent = [lentOf(couple, 0), lentOf(couple, 1)] as const
  return { relations: matchOf(one, two).relations, lent, views, heavy: heavyOf(couple), years: yearsOf(couple, from) }
}
