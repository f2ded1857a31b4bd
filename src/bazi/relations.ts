import type { BranchCode, ElementCode, StemCode } from './cycle.ts'
import { BRANCHES, BRANCH_INDEX, ELEMENTS, STEM_INDEX } from './cycle.ts'

/**
 * What two branches are to each other (bazi rules §8). `half-combine-birth` 生半合: the middle branch
 * of a trine with its first, `half-combine-grave` 墓半合 with its last; `arch` 拱: first with last.
 * `punish` is 子卯 and any two of 寅巳申 and 丑戌未; where the pair also clashes (寅申, 丑未) the
 * daily score (§13) counts the clash only. `self-punish`: 辰辰 午午 酉酉 亥亥.
 */
export const BRANCH_RELATION_HAN = {
  'six-combine': '六合',
  'half-combine-birth': '生半合',
  'half-combine-grave': '墓半合',
  arch: '拱合',
  clash: '冲',
  punish: '刑',
  'self-punish': '自刑',
  harm: '害',
  break: '破',
  'hidden-combine': '暗合',
} as const

export const STEM_RELATION_HAN = { combine: '五合', clash: '冲' } as const

export type BranchRelationKind = keyof typeof BRANCH_RELATION_HAN
export type StemRelationKind = keyof typeof STEM_RELATION_HAN

/** `element` is what a combination turns towards; null for the others. */
export interface BranchRelation {
  readonly kind: BranchRelationKind
  readonly element: ElementCode | null
}

export interface StemRelation {
  readonly kind: StemRelationKind
  readonly element: ElementCode | null
}

type Test = (a: number, b: number) => boolean

/** True if the unordered pair stands in a list such as '0-7 1-6'. */
function among(list: string): Test {
  const pairs = new Set(list.split(' '))
  return (a, b) => pairs.has(`${Math.min(a, b)}-${Math.max(a, b)}`)
}

/** 子丑 土, 寅亥 木, 卯戌 火, 辰酉 金, 巳申 水, 午未 土: the two numbers add up to 1 or 13. */
const SIX_COMBINE_ELEMENTS: readonly ElementCode[] = ['earth', 'wood', 'fire', 'metal', 'water', 'earth']
const sixCombineElement = (a: number, b: number) => {
  const low = Math.min(a, b)
  return SIX_COMBINE_ELEMENTS[low === 0 ? 0 : low - 1]!
}

/** Elements of the trines 申子辰, 巳酉丑, 寅午戌, 亥卯未, by branch number mod 4. */
const TRINE_ELEMENTS: readonly ElementCode[] = ['water', 'metal', 'fire', 'wood']
const trineElement = (a: number) => TRINE_ELEMENTS[a % 4]!

/** Place within its trine: 0 first (寅巳申亥), 1 middle (子卯午酉), 2 last (丑辰未戌). */
const placeInTrine = (branch: number) => [1, 2, 0][branch % 3]!
const isTrine = (a: number, b: number, places: string) =>
  a !== b && a % 4 === b % 4 && [placeInTrine(a), placeInTrine(b)].sort().join('') === places

const TESTS: Readonly<Record<BranchRelationKind, Test>> = {
  'six-combine': (a, b) => (a + b) % 12 === 1,
  'half-combine-birth': (a, b) => isTrine(a, b, '01'),
  'half-combine-grave': (a, b) => isTrine(a, b, '12'),
  arch: (a, b) => isTrine(a, b, '02'),
  clash: (a, b) => Math.abs(a - b) === 6,
  punish: among('0-3 2-5 5-8 2-8 1-10 7-10 1-7'),
  'self-punish': among('4-4 6-6 9-9 11-11'),
  harm: (a, b) => (a + b) % 12 === 7,
  break: among('0-9 1-4 2-11 3-6 5-8 7-10'),
  'hidden-combine': among('1-2 6-11 3-8'),
}

const KINDS = Object.keys(TESTS) as readonly BranchRelationKind[]

function elementOf(kind: BranchRelationKind, a: number, b: number): ElementCode | null {
  if (kind === 'six-combine') return sixCombineElement(a, b)
  return kind.startsWith('half-combine') || kind === 'arch' ? trineElement(a) : null
}

function relationsMade(a: number, b: number): readonly BranchRelation[] {
  const kinds = KINDS.filter((kind) => TESTS[kind](a, b))
  return Object.freeze(kinds.map((kind) => Object.freeze({ kind, element: elementOf(kind, a, b) })))
}

const BETWEEN_BRANCHES: readonly (readonly BranchRelation[])[] = BRANCHES.flatMap((_, a) =>
  BRANCHES.map((_branch, b) => relationsMade(a, b)),
)

/** All that two branches are to each other, in the order of the list above; the order of `a` and `b` is free. */
export function branchRelationsOf(a: BranchCode, b: BranchCode): readonly BranchRelation[] {
  return BETWEEN_BRANCHES[BRANCH_INDEX[a] * 12 + BRANCH_INDEX[b]]!
}

export function hasBranchRelation(kind: BranchRelationKind, a: BranchCode, b: BranchCode): boolean {
  return branchRelationsOf(a, b).some((relation) => relation.kind === kind)
}

/** 甲己 土, 乙庚 金, 丙辛 水, 丁壬 木, 戊癸 火. */
const STEM_COMBINE_ELEMENTS = [2, 3, 4, 0, 1]

/** 五合 five apart; 冲 甲庚 乙辛 丙壬 丁癸, six apart (戊 and 己 stand in the middle and clash with none). */
export function stemRelationOf(a: StemCode, b: StemCode): StemRelation | null {
  const low = Math.min(STEM_INDEX[a], STEM_INDEX[b])
  const apart = Math.abs(STEM_INDEX[a] - STEM_INDEX[b])
  if (apart === 5) return { kind: 'combine', element: ELEMENTS[STEM_COMBINE_ELEMENTS[low]!]! }
  return apart === 6 ? { kind: 'clash', element: null } : null
}
