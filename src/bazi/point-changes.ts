import { triplesOf } from './chart-relations.ts'
import type { ElementCode } from './cycle.ts'
import { ELEMENTS } from './cycle.ts'
import type { Natal } from './natal.ts'
import type { BranchRelationType, RelationType } from './relations.ts'
import { branchRelationsAt, isBirthHalf } from './relations.ts'

/** What a relation does to the points of its positions (bazi rules §9). */
export interface PointChange {
  readonly type: RelationType
  readonly positions: readonly number[]
  /** Where `rate` of all other points goes; null: they stay and shrink to `rate`. */
  readonly element: ElementCode | null
  readonly rate: number
  /** Element that a clash leaves alone: earth of 辰戌 and 丑未, which is earth on both sides. */
  readonly spared: ElementCode | null
}

/** Branch formations 三会, 三合, 半合, 六合, each branch in one at most; then 冲 between those that are in none. */
export function branchChangesOf({ branches, stems, season }: Natal): PointChange[] {
  const changes: PointChange[] = []
  const free = new Set(branches.keys())
  const add = (type: RelationType, positions: readonly number[], element: ElementCode | null, rate: number, spared: ElementCode | null = null) => {
    if (!positions.every((i) => free.has(i))) return
    if (type !== 'clash') for (const i of positions) free.delete(i)
    changes.push({ type, positions, element, rate, spared })
  }
  const isVisible = (element: ElementCode | null) => stems.some((stem) => ELEMENTS[stem >> 1] === element)
  const between = (type: BranchRelationType, i: number, k: number) =>
    k < branches.length ? branchRelationsAt(branches[i]!, branches[k]!).find((relation) => relation.type === type) : undefined
  const [isClash0, isClash1, isClash2] = [0, 1, 2].map((i) => between('clash', i, i + 1))
  // Neighbours of which neither is clashed by a neighbour.
  const calm = [0, 1, 2].filter((i) => !(i < 2 && isClash0) && !isClash1 && !(i > 0 && isClash2))

  // Moves more where the element stands in a stem, or where the month holds the middle of a trine.
  for (const { type, positions, element } of triplesOf(branches)) {
    const isFull = type === 'three-meeting' || isVisible(element) || (positions.includes(1) && branches[1]! % 3 === 0)
    add(type, positions, element, isFull ? 0.7 : 0.5)
  }
  for (const i of calm) {
    const half = between('half-three', i, i + 1)
    if (half) add('half-three', [i, i + 1], half.element, isBirthHalf(branches[i]!, branches[i + 1]!) ? 0.3 : 0.2)
  }
  // 六合 counts only in its season and with its element in a stem.
  for (const i of calm) {
    const six = between('six-combine', i, i + 1)
    if (six?.element === ELEMENTS[season] && isVisible(six!.element)) add('six-combine', [i, i + 1], six!.element, 0.4)
  }
  for (const [i, k] of [[0, 1], [1, 2], [2, 3], [0, 2], [1, 3]] as const)
    if (between('clash', i, k)) add('clash', [i, k], null, k - i === 1 ? 0.8 : 0.9, branches[i]! % 3 === 1 ? 'earth' : null)
  return changes
}

/** 五合 of year and month. With the day stem nothing changes here: that is a matter of the pattern. */
export function stemChangesOf({ stems, season }: Natal): PointChange[] {
  const [year, month, day] = stems as readonly [number, number, number]
  if (Math.abs(year - month) !== 5) return []
  const turns = Math.abs(month - day) !== 5 && (year + 2) % 5 === season
  return [{ type: 'stem-combine', positions: [0, 1], element: turns ? ELEMENTS[season]! : null, rate: turns ? 1 : 0.7, spared: null }]
}
