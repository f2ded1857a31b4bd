import type { Relation } from './chart-relations.ts'
import { relationsAmong } from './chart-relations.ts'
import type { ElementCode } from './cycle.ts'
import { ELEMENTS } from './cycle.ts'
import type { Natal } from './natal.ts'
import type { RelationType } from './relations.ts'
import { isBirthHalf } from './relations.ts'

/** What a relation does to the points of its positions (B-14). */
export interface PointChange {
  readonly type: RelationType
  readonly positions: readonly number[]
  /** Where `rate` of all other points goes; null: they stay and shrink to `rate`. */
  readonly element: ElementCode | null
  readonly rate: number
  /** Element that a clash leaves alone: earth of 辰戌 and 丑未, which is earth on both sides. */
  readonly spared: ElementCode | null
}

/** What changes the points of branches: meetings first, clashes last. */
const ORDER: readonly RelationType[] = ['three-meeting', 'three-combine', 'half-three', 'six-combine', 'clash']

/** Branch formations 三会, 三合, 半合, 六合, each branch in one at most; then 冲 between those that are in none. */
export function branchChangesOf(natal: Natal): PointChange[] {
  const relations = relationsAmong(natal.pairs)
  const clashed = new Set(
    relations.filter(({ type, distance }) => type === 'clash' && distance === 1).flatMap(({ positions }) => positions),
  )
  const taken = new Set<number>()
  // The nearer first.
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

/** What part a relation moves or leaves; 0: it does not count. */
function rateOf({ branches, stems, season }: Natal, { type, positions, element, distance }: Relation, isClashed: boolean): number {
  const isVisible = stems.some((stem) => ELEMENTS[stem >> 1] === element)
  if (type === 'clash') return distance === 1 ? 0.8 : distance === 2 ? 0.9 : 0
  if (type === 'three-meeting') return 0.7
  // Moves more where the element stands in a stem, or where the month holds the middle of the trine.
  if (type === 'three-combine') return isVisible || (positions.includes(1) && branches[1]! % 3 === 0) ? 0.7 : 0.5
  // Two count as neighbours that are not clashed by a neighbour; 六合 in its season and with its element in a stem.
  if (distance > 1 || isClashed) return 0
  if (type === 'half-three') return isBirthHalf(branches[positions[0]!]!, branches[positions[1]!]!) ? 0.3 : 0.2
  return isVisible && element === ELEMENTS[season] ? 0.4 : 0
}

/** 五合 of year and month. With the day stem nothing changes here: that is a matter of the pattern. */
export function stemChangesOf({ stems, season }: Natal): PointChange[] {
  const [year, month, day] = stems as readonly [number, number, number]
  if (Math.abs(year - month) !== 5) return []
  const turns = Math.abs(month - day) !== 5 && (year + 2) % 5 === season
  return [{ type: 'stem-combine', positions: [0, 1], element: turns ? ELEMENTS[season]! : null, rate: turns ? 1 : 0.7, spared: null }]
}
