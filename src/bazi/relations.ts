import { checkCondition } from './bad-input.ts'
import type { BranchCode, ElementCode, StemCode } from './cycle.ts'
import { branchNumberOf, ELEMENTS, stemNumberOf } from './cycle.ts'

/** Relations of pairs (B-11): 半合 joins the middle of a trine with an end, 拱合 its two ends; 刑 includes any two of 寅巳申 and 丑戌未. */
export const RELATION_HAN = {
  'stem-combine': '五合',
  'stem-clash': '干冲',
  'six-combine': '六合',
  'half-three': '半合',
  'arch-three': '拱合',
  clash: '冲',
  punish: '刑',
  'self-punish': '自刑',
  harm: '害',
  break: '破',
  'hidden-combine': '暗合',
  'three-combine': '三合',
  'three-meeting': '三会',
} as const

export type RelationType = keyof typeof RELATION_HAN
export type StemRelationType = 'stem-combine' | 'stem-clash'
export type TripleType = 'three-combine' | 'three-meeting'
export type BranchRelationType = Exclude<RelationType, StemRelationType | TripleType>

/** `element` is the one that a combination turns into; null for other relations. */
export interface BranchRelation {
  readonly type: BranchRelationType
  readonly element: ElementCode | null
}

export interface StemRelation {
  readonly type: StemRelationType
  readonly element: ElementCode | null
}

/** Branch pairs of each relation: two base-12 digits, the lower first. The order of the keys is the order of all results. */
const PAIRS: Readonly<Record<BranchRelationType, string>> = {
  'six-combine': '01 2b 3a 49 58 67',
  'half-three': '08 04 59 19 26 6a 3b 37',
  'arch-three': '48 15 2a 7b',
  clash: '06 17 28 39 4a 5b',
  punish: '03 25 58 28 1a 7a 17',
  'self-punish': '44 66 99 bb',
  harm: '07 16 25 34 8b 9a',
  break: '09 14 2b 36 58 7a',
  'hidden-combine': '12 6b 38',
}

/** Element numbers of 子丑 土, 寅亥 木, 卯戌 火, 辰酉 金, 巳申 水, 午未 土, by the lower branch; index 1 is unused. */
const SIX_COMBINE_ELEMENTS = [2, 2, 0, 1, 3, 4, 2]

/** Element numbers of the trines 申子辰, 巳酉丑, 寅午戌, 亥卯未, by branch number mod 4. */
export const TRINE_ELEMENTS: readonly number[] = [4, 3, 1, 0]

/** Whether a 半合 of two branch numbers contains 寅, 巳, 申 or 亥 (生半合); otherwise it is 墓半合. */
export function isBirthHalfCombination(a: number, b: number): boolean {
  return a % 3 === 2 || b % 3 === 2
}

function computeRelations(a: number, b: number): readonly BranchRelation[] {
  const low = Math.min(a, b)
  const pair = low.toString(12) + Math.max(a, b).toString(12)
  const found = (Object.keys(PAIRS) as BranchRelationType[]).filter((type) => PAIRS[type].includes(pair))
  return Object.freeze(
    found.map((type) => {
      const element = type === 'six-combine' ? SIX_COMBINE_ELEMENTS[low] : type.endsWith('-three') ? TRINE_ELEMENTS[low % 4] : undefined
      return Object.freeze({ type, element: ELEMENTS[element!] ?? null })
    }),
  )
}

/** Cache of 12 × 12 results, frozen and shared. */
const relationsCache: (readonly BranchRelation[] | undefined)[] = []

/** Lists all relations of two branches in the order of PAIRS; symmetric in `a` and `b`. */
export function branchRelationsOf(a: BranchCode, b: BranchCode): readonly BranchRelation[] {
  const [i, k] = [branchNumberOf(a, 'a'), branchNumberOf(b, 'b')]
  return (relationsCache[i * 12 + k] ??= computeRelations(i, k))
}

export function hasBranchRelation(type: BranchRelationType, a: BranchCode, b: BranchCode): boolean {
  checkCondition(Object.hasOwn(PAIRS, type), 'type', 'format')
  return branchRelationsOf(a, b).some((relation) => relation.type === type)
}

/** Relation of two stems: 五合 (five apart) 甲己 土, 乙庚 金, 丙辛 水, 丁壬 木, 戊癸 火; 冲 (six apart) 甲庚 乙辛 丙壬 丁癸; 戊 and 己 have no clash. */
export function stemRelationOf(a: StemCode, b: StemCode): StemRelation | null {
  const number = stemNumberOf(a, 'a')
  const apart = Math.abs(number - stemNumberOf(b, 'b'))
  if (apart === 5) return { type: 'stem-combine', element: ELEMENTS[(number + 2) % 5]! }
  return apart === 6 ? { type: 'stem-clash', element: null } : null
}
