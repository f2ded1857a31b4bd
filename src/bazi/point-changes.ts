import type { Relation } from './chart-relations.ts'
import { relationsAmong } from './chart-relations.ts'
import type { ElementCode } from './cycle.ts'
import { ELEMENTS } from './cycle.ts'
import type { NatalNumbers } from './natal.ts'
import type { RelationType } from './relations.ts'
import { isBirthHalfCombination } from './relations.ts'

/** Effect of a relation on the points of its positions (B-14). */
export interface PointChange {
  readonly type: RelationType
  readonly positions: readonly number[]
  /** Element that receives `rate` of all other points; null: the points stay and are multiplied by `rate`. */
  readonly element: ElementCode | null
  readonly rate: number
  /** Element whose points a clash does not change: earth in 辰戌 and 丑未, where both branches are earth; else null. */
  readonly spared: ElementCode | null
}

/** Relations that change the points of branches, in order of precedence. */
const ORDER: readonly RelationType[] = ['three-meeting', 'three-combine', 'half-three', 'six-combine', 'clash']

/** Lists the changes by 三会, 三合, 半合, 六合, each branch in at most one; then by 冲 between branches in none. */
export function listBranchPointChanges(natal: NatalNumbers): PointChange[] {
  const relations = relationsAmong(natal.pairs)
  const clashed = new Set(
    relations.filter(({ type, distance }) => type === 'clash' && distance === 1).flatMap(({ positions }) => positions),
  )
  const taken = new Set<number>()
  // Orders by precedence of the type, then nearer relations first.
  const inOrder = ORDER.flatMap((wanted) => relations.filter(({ type }) => type === wanted).sort((a, b) => a.distance - b.distance))
  return inOrder.flatMap((relation) => {
    const { type, positions, element } = relation
    const rate = rateOf(
      natal,
      relation,
      positions.some((i) => clashed.has(i)),
    )
    if (rate === 0 || positions.some((i) => taken.has(i))) return []
    if (type !== 'clash') for (const i of positions) taken.add(i)
    return [{ type, positions, element, rate, spared: type === 'clash' && natal.branches[positions[0]!]! % 3 === 1 ? 'earth' : null }]
  })
}

/** Share of the points that a combination moves or a clash leaves; 0: the relation has no effect. */
function rateOf({ branches, stems, season }: NatalNumbers, { type, positions, element, distance }: Relation, isClashed: boolean): number {
  const isVisible = stems.some((stem) => ELEMENTS[stem >> 1] === element)
  if (type === 'clash') return distance === 1 ? 0.8 : distance === 2 ? 0.9 : 0
  if (type === 'three-meeting') return 0.7
  // Moves more if the element is also a visible stem, or if the month is the middle of the trine.
  if (type === 'three-combine') return isVisible || (positions.includes(1) && branches[1]! % 3 === 0) ? 0.7 : 0.5
  // 半合 and 六合 need adjacent branches, neither in an adjacent clash; 六合 also needs its season and a visible stem of its element.
  if (distance > 1 || isClashed) return 0
  if (type === 'half-three') return isBirthHalfCombination(branches[positions[0]!]!, branches[positions[1]!]!) ? 0.3 : 0.2
  return isVisible && element === ELEMENTS[season] ? 0.4 : 0
}

/** Lists the change by 五合 of year and month stem. A combination with the day stem changes no points; it only affects the pattern. */
export function listStemPointChanges({ stems, season }: NatalNumbers): PointChange[] {
  const [year, month, day] = stems as readonly [number, number, number]
  if (Math.abs(year - month) !== 5) return []
  const turns = Math.abs(month - day) !== 5 && (year + 2) % 5 === season
  return [{ type: 'stem-combine', positions: [0, 1], element: turns ? ELEMENTS[season]! : null, rate: turns ? 1 : 0.7, spared: null }]
}
