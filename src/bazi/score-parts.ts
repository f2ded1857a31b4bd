import type { BranchCode, Ganzhi, StemCode } from './cycle.ts'
import { ELEMENTS, elementOfStem } from './cycle.ts'
import type { CoreAnalysis } from './analysis.ts'
import { DUTIES, dutyOf, isYellowPath, pathGodOf } from './day-officers.ts'
import type { FavourRole } from './favour.ts'
import { favourRoleOf } from './favour.ts'
import { HIDDEN_STEMS } from './hidden-stems.ts'
import type { NatalNumbers } from './natal.ts'
import { branchRelationsOf, stemRelationOf } from './relations.ts'
import { isStarAt, starRulesOf } from './star-rules.ts'

/** Score parts that are neither a relation nor a star. */
export const SCORE_PART_HAN = {
  'stem-fair': '天干为喜',
  'stem-poor': '天干为忌',
  'hidden-fair': '藏干为喜',
  'hidden-poor': '藏干为忌',
  'duty-fair': '建除宜',
  'duty-poor': '建除慎',
  'path-yellow': '黄道',
  'path-black': '黑道',
} as const

/** Points of each relation between a pair's branch and the natal day, year and month branch (B-21). */
export const BRANCH_POINTS = {
  'six-combine': [6, 3, 2],
  'half-three': [4, 2, 1],
  clash: [-10, -5, -4],
  punish: [-5, -2, -2],
  'self-punish': [-5, -2, -2],
  harm: [-4, -2, -1],
  break: [-2, -1, -1],
} as const

/** Stars that count in a score, all from the natal day pillar. */
export const STAR_POINTS = { tianyiguiren: 5, wenchangguiren: 2, lushen: 3, yangren: -2, jiesha: -2, kongwang: -3 } as const

/** Points of the day officers 建 … 闭. */
export const DUTY_POINTS = [0, 2, 1, 0, 2, 0, -6, -1, 4, 0, 4, -3]
export const PATH_POINTS = 2
export const STEM_COMBINE_POINTS = 3
/** Points per unit of the element's favour: for the visible stem, and (times weight) for the hidden stems. */
export const STEM_ELEMENT_POINTS = 3.2
export const HIDDEN_ELEMENT_POINTS = 4.8
/** Favour beyond this limit does not count. */
const FAVOUR_LIMIT = 2

type BranchPartCode = keyof typeof BRANCH_POINTS
type StarPartCode = keyof typeof STAR_POINTS

export type ScorePartCode = BranchPartCode | StarPartCode | 'stem-combine' | keyof typeof SCORE_PART_HAN

/** A natal pillar that a score uses; the hour counts only through the favour of elements. */
export type ScorePlace = 'year' | 'month' | 'day'

/** One reason for a score. */
export interface ScorePart {
  readonly code: ScorePartCode
  readonly points: number
  /** Natal pillar to which the part refers; null for elements and almanac. */
  readonly pillar: ScorePlace | null
  /** Branch of that pillar, for relations of branches. */
  readonly natal: BranchCode | null
  /** The stem, visible or hidden, whose element counts. */
  readonly stem: StemCode | null
  /** Role of that element in the chart; for elements only, and absent in results stored by older versions. */
  readonly role?: FavourRole
}

/** Returns a list of one part; an empty list for 0 points. */
function listPart(
  code: ScorePartCode,
  points: number,
  pillar: ScorePlace | null = null,
  natal: BranchCode | null = null,
  stem: StemCode | null = null,
): ScorePart[] {
  return points === 0 ? [] : [{ code, points, pillar, natal, stem }]
}

/** Natal pillars with their positions, in the order of the columns of `BRANCH_POINTS`. */
const SCORE_PLACES: readonly (readonly [ScorePlace, number])[] = [
  ['day', 2],
  ['year', 0],
  ['month', 1],
]

/**
 * Returns a function that lists the score parts of a pair for one chart: elements, relations to the natal branches, 五合 and
 * stars of the natal day. Omits 0 points.
 */
export function createScorePartLister({ pairs, school }: NatalNumbers, verdict: CoreAnalysis): (pair: Ganzhi) => ScorePart[] {
  const counted = starRulesOf(school).filter(([code]) => code in STAR_POINTS)
  const day = pairs[2]!
  const held = verdict.favour.map((f) => Math.max(-FAVOUR_LIMIT, Math.min(FAVOUR_LIMIT, f)))
  const element = (layer: 'stem' | 'hidden', points: number, stem: StemCode) =>
    listPart(`${layer}-${points > 0 ? 'fair' : 'poor'}`, points, null, null, stem).map((one) => ({
      ...one,
      role: favourRoleOf(verdict, elementOfStem(stem)),
    }))
  const of = (stem: StemCode) => held[ELEMENTS.indexOf(elementOfStem(stem))]!
  return (pair) => [
    ...element('stem', STEM_ELEMENT_POINTS * of(pair.stem), pair.stem),
    ...HIDDEN_STEMS[pair.branch].flatMap(({ stem, weight }) => element('hidden', (HIDDEN_ELEMENT_POINTS * weight * of(stem)) / 100, stem)),
    ...SCORE_PLACES.flatMap(([place, position], column) => branchParts(pairs[position]!.branch, pair.branch, place, column)),
    ...listPart('stem-combine', stemRelationOf(day.stem, pair.stem)?.type === 'stem-combine' ? STEM_COMBINE_POINTS : 0, 'day'),
    ...counted.flatMap((rule) => {
      const star = rule[0] as StarPartCode
      return isStarAt(rule, day.index, pair.index) ? listPart(star, STAR_POINTS[star], 'day') : []
    }),
  ]
}

/** Lists the score parts of two branches' relations; omits a punishment (寅申, 丑未) if the two also clash. */
function branchParts(natal: BranchCode, branch: BranchCode, pillar: ScorePlace, column: number): ScorePart[] {
  const types = branchRelationsOf(natal, branch).map(({ type }) => type as BranchPartCode)
  const counted = types.includes('clash') ? types.filter((type) => type !== 'punish') : types
  return counted.flatMap((type) => listPart(type, BRANCH_POINTS[type]?.[column] ?? 0, pillar, natal))
}

/** Lists the score parts of a day that are the same for every chart: 建除 and 黄黑道. */
export function listAlmanacParts(day: BranchCode, month: BranchCode): ScorePart[] {
  const duty = DUTY_POINTS[DUTIES.indexOf(dutyOf(day, month))]!
  const isYellow = isYellowPath(pathGodOf(day, month))
  return [
    ...listPart(duty > 0 ? 'duty-fair' : 'duty-poor', duty),
    ...listPart(isYellow ? 'path-yellow' : 'path-black', isYellow ? PATH_POINTS : -PATH_POINTS),
  ]
}
