import { triplesOf } from './chart-relations.ts'
import type { ElementCode } from './cycle.ts'
import { ELEMENTS } from './cycle.ts'
import type { Natal } from './natal.ts'
import type { BranchRelationType, RelationType } from './relations.ts'
import { branchRelationsOf, isBirthHalf, stemRelationOf } from './relations.ts'

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

type Two = readonly [number, number]
const ADJACENT: readonly Two[] = [[0, 1], [1, 2], [2, 3]]
const NEXT_BUT_ONE: readonly Two[] = [[0, 2], [1, 3]]

/** Branch formations 三会, 三合, 半合, 六合, each branch in one at most; then 冲 between those that are in none. */
export function branchChangesOf(natal: Natal): PointChange[] {
  const free = new Set(natal.branches.keys())
  const taken = (changes: readonly PointChange[]) => changes.filter(({ type, positions }) => {
    if (!positions.every((i) => free.has(i))) return false
    if (type !== 'clash') for (const i of positions) free.delete(i)
    return true
  })
  return [...taken(triples(natal)), ...taken(halves(natal)), ...taken(sixCombinations(natal)), ...taken(clashes(natal))]
}

function between({ pairs }: Natal, type: BranchRelationType, i: number, k: number) {
  if (pairs[i] === undefined || pairs[k] === undefined) return undefined
  return branchRelationsOf(pairs[i].branch, pairs[k].branch).find((relation) => relation.type === type)
}

const isVisible = ({ stems }: Natal, element: number) => stems.some((stem) => stem >> 1 === element)

/** Moves more where the element stands in a stem, or where the month holds the middle of a trine. */
function triples(natal: Natal): PointChange[] {
  const { branches } = natal
  return triplesOf(branches).map(({ type, positions, element }) => {
    const isFull = type === 'three-meeting' || isVisible(natal, element) || (positions.includes(1) && branches[1]! % 3 === 0)
    return { type, positions, element: ELEMENTS[element]!, rate: isFull ? 0.7 : 0.5, spared: null }
  })
}

/** Neighbours of a kind, neither of them clashed by a neighbour. */
function calmNeighbours(natal: Natal, type: 'half-three' | 'six-combine') {
  const isClashed = (i: number) => between(natal, 'clash', i - 1, i) ?? between(natal, 'clash', i, i + 1)
  return ADJACENT.flatMap((positions) => {
    const relation = between(natal, type, ...positions)
    return relation === undefined || positions.some(isClashed) ? [] : [{ positions, element: relation.element! }]
  })
}

function halves(natal: Natal): PointChange[] {
  return calmNeighbours(natal, 'half-three').map(({ positions, element }) => {
    const [a, b] = positions.map((i) => natal.pairs[i]!.branch)
    return { type: 'half-three', positions, element, rate: isBirthHalf(a!, b!) ? 0.3 : 0.2, spared: null }
  })
}

/** 六合 counts only in its season and with its element in a stem. */
function sixCombinations(natal: Natal): PointChange[] {
  const season = ELEMENTS[natal.season]!
  if (!isVisible(natal, natal.season)) return []
  return calmNeighbours(natal, 'six-combine')
    .filter(({ element }) => element === season)
    .map((found) => ({ type: 'six-combine', ...found, rate: 0.4, spared: null }))
}

function clashes(natal: Natal): PointChange[] {
  return [...ADJACENT, ...NEXT_BUT_ONE].filter((positions) => between(natal, 'clash', ...positions)).map((positions) => ({
    type: 'clash', positions, element: null,
    rate: positions[1] - positions[0] === 1 ? 0.8 : 0.9,
    spared: natal.branches[positions[0]]! % 3 === 1 ? 'earth' : null,
  }))
}

/** 五合 of year and month. With the day stem nothing changes here: that is a matter of the pattern. */
export function stemChangesOf({ pairs, season }: Natal): PointChange[] {
  const [year, month, day] = pairs.map(({ stem }) => stem)
  const relation = stemRelationOf(year!, month!)
  if (relation?.type !== 'stem-combine') return []
  const isContended = stemRelationOf(month!, day!)?.type === 'stem-combine'
  const turns = !isContended && relation.element === ELEMENTS[season]
  return [{ type: 'stem-combine', positions: [0, 1], element: turns ? relation.element : null, rate: turns ? 1 : 0.7, spared: null }]
}
