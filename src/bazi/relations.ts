import type { BranchCode, ElementCode, StemCode } from './cycle.ts'
import { BRANCH_INDEX, ELEMENTS, STEM_INDEX } from './cycle.ts'

/**
 * What pairs are to each other (bazi rules §8). `half-three` 半合: the middle branch of a trine with its
 * first (生半合) or last (墓半合), `arch-three` 拱: first with last. `punish` is 子卯 and any two of 寅巳申
 * and 丑戌未; `self-punish` 辰辰 午午 酉酉 亥亥.
 */
export const RELATION_HAN = {
  'stem-combine': '五合', 'stem-clash': '干冲',
  'six-combine': '六合', 'half-three': '半合', 'arch-three': '拱合', clash: '冲', punish: '刑', 'self-punish': '自刑',
  harm: '害', break: '破', 'hidden-combine': '暗合',
  'three-combine': '三合', 'three-meeting': '三会',
} as const

export type RelationType = keyof typeof RELATION_HAN
export type StemRelationType = 'stem-combine' | 'stem-clash'
export type TripleType = 'three-combine' | 'three-meeting'
export type BranchRelationType = Exclude<RelationType, StemRelationType | TripleType>

/** `element` is what a combination turns towards; null for the others. */
export interface BranchRelation {
  readonly type: BranchRelationType
  readonly element: ElementCode | null
}

export interface StemRelation {
  readonly type: StemRelationType
  readonly element: ElementCode | null
}

/** True if the unordered pair stands in a list such as '07 1a', branches in base twelve. */
function among(a: number, b: number, list: string): boolean {
  return list.includes(Math.min(a, b).toString(12) + Math.max(a, b).toString(12))
}

/** 子丑 土, 寅亥 木, 卯戌 火, 辰酉 金, 巳申 水, 午未 土, by the lower branch: the two numbers add up to 1 or 13. */
const SIX_COMBINE_ELEMENTS = [2, 2, 0, 1, 3, 4, 2]

/** Elements of the trines 申子辰, 巳酉丑, 寅午戌, 亥卯未, by branch number mod 4. */
export const TRINE_ELEMENTS: readonly number[] = [4, 3, 1, 0]

/** 子卯午酉, the middle one of its trine; 寅巳申亥 are first. */
const isMiddle = (branch: number) => branch % 3 === 0
const isFirst = (branch: number) => branch % 3 === 2

/** 生半合: the middle branch (by number) of a trine with its first. The other 半合 is 墓半合. */
export function isBirthHalf(a: number, b: number): boolean {
  return isFirst(a) || isFirst(b)
}

function relationsMade(a: number, b: number): readonly BranchRelation[] {
  const found: BranchRelation[] = []
  const add = (holds: boolean, type: BranchRelationType, element?: number) => {
    if (holds) found.push(Object.freeze({ type, element: element === undefined ? null : ELEMENTS[element]! }))
  }
  const isTrine = a !== b && a % 4 === b % 4
  const isHalf = isMiddle(a) || isMiddle(b)
  add((a + b) % 12 === 1, 'six-combine', SIX_COMBINE_ELEMENTS[Math.min(a, b)])
  add(isTrine && isHalf, 'half-three', TRINE_ELEMENTS[a % 4])
  add(isTrine && !isHalf, 'arch-three', TRINE_ELEMENTS[a % 4])
  add(Math.abs(a - b) === 6, 'clash')
  add(among(a, b, '03 25 58 28 1a 7a 17'), 'punish')
  add(among(a, b, '44 66 99 bb'), 'self-punish')
  add((a + b) % 12 === 7, 'harm')
  add(among(a, b, '09 14 2b 36 58 7a'), 'break')
  add(among(a, b, '12 6b 38'), 'hidden-combine')
  return Object.freeze(found)
}

/** 12 × 12, each made when first asked for, frozen and shared. */
const made: (readonly BranchRelation[] | undefined)[] = []

/** `branchRelationsOf` by number. */
export function branchRelationsAt(a: number, b: number): readonly BranchRelation[] {
  return (made[a * 12 + b] ??= relationsMade(a, b))
}

/** All that two branches are to each other, in the order of the list above; the order of `a` and `b` is free. */
export function branchRelationsOf(a: BranchCode, b: BranchCode): readonly BranchRelation[] {
  return branchRelationsAt(BRANCH_INDEX[a], BRANCH_INDEX[b])
}

export function hasBranchRelation(type: BranchRelationType, a: BranchCode, b: BranchCode): boolean {
  return branchRelationsOf(a, b).some((relation) => relation.type === type)
}

/** 五合 (five apart) 甲己 土, 乙庚 金, 丙辛 水, 丁壬 木, 戊癸 火; 冲 甲庚 乙辛 丙壬 丁癸, six apart (戊 and 己 clash with none). */
export function stemRelationOf(a: StemCode, b: StemCode): StemRelation | null {
  const apart = Math.abs(STEM_INDEX[a] - STEM_INDEX[b])
  if (apart === 5) return { type: 'stem-combine', element: ELEMENTS[(STEM_INDEX[a] + 2) % 5]! }
  return apart === 6 ? { type: 'stem-clash', element: null } : null
}
