import type { BranchCode, Ganzhi, StemCode } from './cycle.ts'
import { ELEMENTS, elementOfStem } from './cycle.ts'
import type { DutyCode } from './day-officers.ts'
import { dutyOf, isYellowPath, pathGodOf } from './day-officers.ts'
import { HIDDEN_STEMS } from './hidden-stems.ts'
import type { Natal } from './natal.ts'
import { branchRelationsOf, stemRelationOf } from './relations.ts'
import { isFound, STAR_RULES } from './star-rules.ts'

/** Parts of a score that are neither a relation nor a star. */
export const SCORE_PART_HAN = {
  'stem-fair': '天干为喜', 'stem-poor': '天干为忌', 'hidden-fair': '藏干为喜', 'hidden-poor': '藏干为忌',
  'duty-fair': '建除宜', 'duty-poor': '建除慎', 'path-yellow': '黄道', 'path-black': '黑道',
} as const

/** Points of the branch against the natal day, year and month (bazi rules §13). */
export const BRANCH_POINTS = {
  'six-combine': [6, 3, 2], 'half-three': [4, 2, 1], clash: [-10, -5, -4], punish: [-5, -2, -2], 'self-punish': [-5, -2, -2],
  harm: [-4, -2, -1], break: [-2, -1, -1],
} as const

/** Stars that count, all from the natal day pillar. */
export const STAR_POINTS = { tianyiguiren: 5, wenchangguiren: 2, lushen: 3, yangren: -2, jiesha: -2, kongwang: -3 } as const

export const DUTY_POINTS: Readonly<Record<DutyCode, number>> = {
  jian: 0, chu: 2, man: 1, ping: 0, ding4: 2, zhi: 0, po: -6, wei1: -1, cheng: 4, shou: 0, kai: 4, bi: -3,
}
export const PATH_POINTS = 2
export const STEM_COMBINE_POINTS = 3
/** Points of favour 1: so much for the stem, so much for the hidden stems by their weights. */
export const STEM_ELEMENT_POINTS = 3.2
export const HIDDEN_ELEMENT_POINTS = 4.8
/** Favour beyond this counts no more. */
const FAVOUR_LIMIT = 2

type BranchPartCode = keyof typeof BRANCH_POINTS
type StarPartCode = keyof typeof STAR_POINTS

export type ScorePartCode = BranchPartCode | StarPartCode | 'stem-combine' | keyof typeof SCORE_PART_HAN

/** A natal pillar that a score looks at; the hour counts by the favour of elements alone. */
export type ScorePlace = 'year' | 'month' | 'day'

/** One reason for a score. */
export interface ScorePart {
  readonly code: ScorePartCode
  readonly points: number
  /** What in the chart it was measured against; null for elements and almanac. */
  readonly pillar: ScorePlace | null
  /** Branch of that pillar, for relations of branches. */
  readonly natal: BranchCode | null
  /** The stem, visible or hidden, whose element counts. */
  readonly stem: StemCode | null
}

function partOf(
  code: ScorePartCode, points: number,
  pillar: ScorePlace | null = null, natal: BranchCode | null = null, stem: StemCode | null = null,
): ScorePart {
  return { code, points, pillar, natal, stem }
}

/** What a pair (day, hour, month) is to one chart: elements, natal branches, the natal day. Parts of 0 points are left out. */
export function personalPartsOf({ pairs }: Natal, favour: readonly number[]): (pair: Ganzhi) => ScorePart[] {
  const [year, month, day] = pairs as readonly [Ganzhi, Ganzhi, Ganzhi]
  const stars = STAR_RULES.filter(([star]) => star in STAR_POINTS)
  return (pair) => {
    const parts = elementParts(favour, pair)
    parts.push(...branchParts(day.branch, pair.branch, 'day', 0), ...branchParts(year.branch, pair.branch, 'year', 1))
    parts.push(...branchParts(month.branch, pair.branch, 'month', 2))
    if (stemRelationOf(day.stem, pair.stem)?.type === 'stem-combine') parts.push(partOf('stem-combine', STEM_COMBINE_POINTS, 'day'))
    for (const rule of stars)
      if (isFound(rule, day.index, pair.index)) parts.push(partOf(rule[0] as StarPartCode, STAR_POINTS[rule[0] as StarPartCode], 'day'))
    return parts
  }
}

function elementParts(favour: readonly number[], { stem, branch }: Ganzhi): ScorePart[] {
  const of = (code: StemCode) => Math.max(-FAVOUR_LIMIT, Math.min(FAVOUR_LIMIT, favour[ELEMENTS.indexOf(elementOfStem(code))]!))
  const element = (layer: 'stem' | 'hidden', points: number, of: StemCode) =>
    partOf(`${layer}-${points > 0 ? 'fair' : 'poor'}`, points, null, null, of)
  const hidden = HIDDEN_STEMS[branch].map((one) => element('hidden', (HIDDEN_ELEMENT_POINTS * one.weight * of(one.stem)) / 100, one.stem))
  return [element('stem', STEM_ELEMENT_POINTS * of(stem), stem), ...hidden].filter(({ points }) => points !== 0)
}

/** Where two branches clash, their punishment (寅申, 丑未) does not count besides. */
function branchParts(natal: BranchCode, branch: BranchCode, pillar: ScorePlace, column: number): ScorePart[] {
  const types = branchRelationsOf(natal, branch).map(({ type }) => type)
  return types.flatMap((type) => {
    const points = BRANCH_POINTS[type as BranchPartCode] as readonly number[] | undefined
    if (points === undefined || (type === 'punish' && types.includes('clash'))) return []
    return [partOf(type as BranchPartCode, points[column]!, pillar, natal)]
  })
}

/** What a day is to everyone: 建除 and 黄黑道. */
export function almanacPartsOf(day: BranchCode, month: BranchCode): ScorePart[] {
  const duty = DUTY_POINTS[dutyOf(day, month)]
  const isYellow = isYellowPath(pathGodOf(day, month))
  const path = isYellow ? partOf('path-yellow', PATH_POINTS) : partOf('path-black', -PATH_POINTS)
  return duty === 0 ? [path] : [partOf(duty > 0 ? 'duty-fair' : 'duty-poor', duty), path]
}
