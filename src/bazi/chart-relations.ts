import type { ElementCode, Ganzhi } from './cycle.ts'
import { BRANCH_INDEX, ELEMENTS } from './cycle.ts'
import type { RelationType, TripleType } from './relations.ts'
import { branchRelationsOf, stemRelationOf, TRINE_ELEMENTS } from './relations.ts'

/** A relation between pairs at positions (bazi rules §8). */
export interface Relation {
  readonly type: RelationType
  /** 0 year, 1 month, 2 day, 3 hour; ascending. A triple has every position that takes part. */
  readonly positions: readonly number[]
  /** What a combination turns towards. */
  readonly element: ElementCode | null
  /** From the first position to the last: 1 is adjacent. */
  readonly distance: number
}

export interface Triple {
  readonly type: TripleType
  readonly positions: readonly number[]
  readonly element: ElementCode
}

/** Elements of the meetings 寅卯辰, 巳午未, 申酉戌, 亥子丑. */
const MEETING_ELEMENTS = [0, 1, 3, 4]

const TRIPLES = [
  { type: 'three-meeting', groupOf: (branch: number) => Math.floor(((branch + 10) % 12) / 3), elements: MEETING_ELEMENTS },
  { type: 'three-combine', groupOf: (branch: number) => branch % 4, elements: TRINE_ELEMENTS },
] as const

/** Every full 三会 and 三合 among branches (numbers), meetings first; all copies of a branch take part. */
export function triplesOf(branches: readonly number[]): Triple[] {
  return TRIPLES.flatMap(({ type, groupOf, elements }) => elements.flatMap((element, group) => {
    const positions = [...branches.keys()].filter((i) => groupOf(branches[i]!) === group)
    return new Set(positions.map((i) => branches[i])).size === 3 ? [{ type, positions, element: ELEMENTS[element]! }] : []
  }))
}

/**
 * Every relation of every two pairs and every full triple, by position. All are listed: which of them
 * gives way to which (贪合忘冲) matters to the points alone.
 */
export function relationsAmong(pairs: readonly Ganzhi[]): Relation[] {
  const found: Relation[] = []
  pairs.forEach((a, i) => pairs.slice(i + 1).forEach((b, k) => {
    const stems = stemRelationOf(a.stem, b.stem)
    for (const { type, element } of [...(stems === null ? [] : [stems]), ...branchRelationsOf(a.branch, b.branch)])
      found.push({ type, positions: [i, i + 1 + k], element, distance: k + 1 })
  }))
  for (const { type, positions, element } of triplesOf(pairs.map(({ branch }) => BRANCH_INDEX[branch])))
    found.push({ type, positions, element, distance: positions.at(-1)! - positions[0]! })
  return found
}
