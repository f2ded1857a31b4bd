import type { Relation } from './chart-relations.ts'
import { relationsAmong } from './chart-relations.ts'
import { wantedStemsAt } from './climate.ts'
import type { Ganzhi, StemCode } from './cycle.ts'
import { STEMS } from './cycle.ts'
import type { Contribution, UsefulElements } from './favour.ts'
import { computeContributions, convertFavourUnits, sumFavourUnits, assignElementRoles } from './favour.ts'
import type { NatalNumbers, NatalSource } from './natal.ts'
import { natalNumbersOf } from './natal.ts'
import { conceptionPairOf, lifePalaceOf } from './palaces.ts'
import type { PatternCode } from './pattern.ts'
import { findPattern } from './pattern.ts'
import type { PatternState } from './pattern-state.ts'
import { findPatternState } from './pattern-state.ts'
import type { PointChange } from './point-changes.ts'
import type { PointPart } from './points.ts'
import { computeElementPercentages, computePoints, UNITS_PER_POINT } from './points.ts'
import type { Stamped } from './rules.ts'
import { VERSION_STAMP } from './rules.ts'
import type { StarCode } from './star-rules.ts'
import { starsAt, findThreeWonders } from './stars.ts'
import type { Shares, Strength } from './strength.ts'
import { computeStrength, sumByElement } from './strength.ts'

/** Core of an analysis, from the points to the useful elements (B-13 to B-20). Elements are ordered wood … water. */
export interface CoreAnalysis extends UsefulElements {
  /** Points by stem, visible and hidden, after all changes. */
  readonly parts: readonly PointPart[]
  readonly changes: readonly PointChange[]
  /** Share of each element in percent, to a tenth; the sum is 100.0. */
  readonly percent: readonly number[]
  readonly strength: Strength
  readonly shares: Shares
  readonly pattern: PatternCode
  readonly patternState: PatternState
  readonly contributions: readonly Contribution[]
  /** Sum of the contributions of each element, to a hundredth, as shown and as used in day scores. */
  readonly favour: readonly number[]
}

export function computeCoreAnalysis(natal: NatalNumbers): CoreAnalysis {
  const { parts, changes } = computePoints(natal)
  const percent = computeElementPercentages(sumByElement(parts))
  const { strength, shares } = computeStrength(natal, parts)
  const pattern = findPattern(natal, strength, shares)
  const contributions = computeContributions(natal, pattern, strength.s, shares, percent)
  const favourUnits = sumFavourUnits(contributions)
  return {
    parts: parts.map(({ units, ...part }) => ({ ...part, points: units / UNITS_PER_POINT })),
    changes,
    percent,
    strength,
    shares,
    pattern: pattern.code,
    patternState: findPatternState(natal, pattern, strength.s),
    contributions,
    favour: convertFavourUnits(favourUnits),
    ...assignElementRoles(favourUnits, pattern.kind === 'following' && shares.peer === 0 ? natal.self : null),
  }
}

/** Complete analysis of four pillars, or of three without the hour (B-10 to B-20). */
export interface Analysis extends Stamped, CoreAnalysis {
  /** Stems that the season requires (调候), most wanted first. */
  readonly wanted: readonly StemCode[]
  /** Stars of each pillar, year first; within a pillar in the order of the star rules. */
  readonly stars: readonly (readonly StarCode[])[]
  /** 三奇: the positions of each complete set. */
  readonly wonders: readonly (readonly number[])[]
  readonly relations: readonly Relation[]
  readonly conception: Ganzhi
  /** Life palace 命宫; null if the hour is unknown. */
  readonly lifePalace: Ganzhi | null
}

/** Analyses a chart, or pairs as texts; a null hour leaves three pillars. @throws BadInput (`field` year … hour) for an invalid pair */
export function analyseChart(source: NatalSource): Analysis {
  const natal = natalNumbersOf(source)
  const { pairs } = natal
  return {
    ...VERSION_STAMP,
    ...computeCoreAnalysis(natal),
    wanted: wantedStemsAt(natal.stems[2]!, natal.branches[1]!).map((stem) => STEMS[stem]!),
    stars: pairs.map((pair, i) => starsAt(natal, pair, i)),
    wonders: findThreeWonders(natal),
    relations: relationsAmong(pairs),
    conception: conceptionPairOf(pairs[1]!),
    lifePalace: lifePalaceOf(natal),
  }
}
