import type { ElementCode, Ganzhi } from './cycle.ts'
import { ELEMENTS } from './cycle.ts'
import type { BranchRelation, RelationType, StemRelation } from './relations.ts'
import { branchRelationsOf, stemRelationOf, TRINE_ELEMENTS } from './relations.ts'

/** A relation between two or three pairs of a chart (B-12). */
export interface Relation {
  readonly type: RelationType
  /** 0 year, 1 month, 2 day, 3 hour; ascending. A triple lists every position that takes part. */
  readonly positions: readonly number[]
  /** Element that a combination turns into; null for other relations. */
  readonly element: ElementCode | null
  /** Last position minus first position; 1: adjacent. */
  readonly distance: number
}

/** Element numbers of the meetings 寅卯辰, 巳午未, 申酉戌, 亥子丑. */
const MEETING_ELEMENTS = [0, 1, 3, 4]

const TRIPLES = [
  { type: 'three-meeting', groupOf: (branch: number) => Math.floor(((branch + 10) % 12) / 3), elements: MEETING_ELEMENTS },
  { type: 'three-combine', groupOf: (branch: number) => branch % 4, elements: TRINE_ELEMENTS },
] as const

/** Lists the relations of every two pairs and all complete triples. Ignores precedence (贪合忘冲), which only the points apply. */
export function relationsAmong(pairs: readonly Ganzhi[]): Relation[] {
  const ofTwo: Relation[] = []
  for (const [i, a] of pairs.entries())
    for (let k = i + 1; k < pairs.length; k++) {
      const add = ({ type, element }: StemRelation | BranchRelation) => ofTwo.push({ type, positions: [i, k], element, distance: k - i })
      const b = pairs[k]!
      const ofStems = stemRelationOf(a.stem, b.stem)
      if (ofStems) add(ofStems)
      branchRelationsOf(a.branch, b.branch).forEach(add)
    }
  const triples = TRIPLES.flatMap(({ type, groupOf, elements }) =>
    elements.flatMap((element, group) => {
      const positions = [...pairs.keys()].filter((i) => groupOf(pairs[i]!.index % 12) === group)
      const isFull = new Set(positions.map((i) => pairs[i]!.branch)).size === 3
      return isFull ? [{ type, positions, element: ELEMENTS[element]!, distance: positions.at(-1)! - positions[0]! }] : []
    }),
  )
  return [...ofTwo, ...triples]
}
