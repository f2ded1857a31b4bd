import type { Analysis, BranchCode, BranchRelationType, ElementCode, Ganzhi, StrengthCode, TenGodCode } from '#bazi/index.ts'
import { analyseChart, branchRelationsOf, ELEMENTS, elementOfStem, ganzhiOfText, layerOf, stemRelationOf, tenGodOf } from '#bazi/index.ts'
import type { Side, SharedStar, StemTie } from './codes.ts'

/** Four pillars as texts (`甲子`), year first; the hour null if unknown. */
export type PillarsAsText = readonly [year: string, month: string, day: string, hour: string | null]

/** A place of a pillar: 0 year, 1 month, 2 day, 3 hour. */
export const [YEAR, MONTH, DAY] = [0, 1, 2] as const

/** What a sentence rests on. `side` is whose chart judges; what is lent or shared stands in the other's. */
export type MatchFact =
  | { readonly kind: 'day-stems'; readonly tie: StemTie; readonly lead: Side }
  | { readonly kind: 'god'; readonly side: Side; readonly god: TenGodCode }
  | { readonly kind: 'branches'; readonly place: typeof YEAR | typeof MONTH | typeof DAY; readonly relation: BranchRelationType | 'same' }
  | { readonly kind: 'wanted' | 'heavy'; readonly side: Side; readonly element: ElementCode }
  /** `star` in the other's pillars at `places`. */
  | {
      readonly kind: 'star'
      readonly side: Side
      readonly star: 'tianyiguiren' | 'hongluan' | 'tianxi'
      readonly places: readonly number[]
    }
  | { readonly kind: 'strength'; readonly side: Side; readonly strength: StrengthCode }
  | { readonly kind: 'useful'; readonly side: Side; readonly element: ElementCode }
  /** The branch of a year to the day branch of a side, or its elements to both. */
  | { readonly kind: 'year-branch'; readonly side: Side; readonly year: number; readonly relation: 'clash' | 'six-combine' | 'half-three' }
  | { readonly kind: 'year-element'; readonly side: Side; readonly year: number; readonly element: ElementCode; readonly isWanted: boolean }

/** One of the two with all that is asked of a chart, reckoned once. */
export interface Person {
  readonly pairs: readonly Ganzhi[]
  readonly analysis: Analysis
}

export type Couple = readonly [Person, Person]

/** @throws BadInput for a text that is none of the sixty pairs */
export function personOf(pillars: PillarsAsText): Person {
  const analysis = analyseChart(pillars)
  return { pairs: pillars.flatMap((text) => (text === null ? [] : [ganzhiOfText(text)!])), analysis }
}

export const otherOf = (side: Side): Side => (side === 0 ? 1 : 0)

/** A day stem wants what counts for it by more than half a point, and has enough of what counts against it by as much. */
const CLEAR = 0.5
/** Percent of a chart's points from which an element can be lent, and from which there is much of it: a fifth is the mean. */
const HAS = 20
const HAS_MUCH = 25

const favourOf = ({ analysis }: Person, element: ElementCode): number => analysis.favour[ELEMENTS.indexOf(element)]!
export const isWanted = (person: Person, element: ElementCode): boolean => favourOf(person, element) > CLEAR
export const isEnough = (person: Person, element: ElementCode): boolean => favourOf(person, element) < -CLEAR

/** What an element of the other is here: wanted and there, wanted but scarce there, much of what is enough here, or none of these. */
export type Lent = 'welcome' | 'scarce' | 'much' | 'plain'

/** By element, wood … water. */
export function lentOf(couple: Couple, side: Side): readonly Lent[] {
  const [own, other] = [couple[side], couple[otherOf(side)]]
  return ELEMENTS.map((element, i) => {
    const percent = other.analysis.percent[i]!
    if (isWanted(own, element)) return percent >= HAS ? 'welcome' : 'scarce'
    return isEnough(own, element) && percent >= HAS_MUCH ? 'much' : 'plain'
  })
}

/** The weightiest of them: the other's percentage times the favour here. */
function weightiest(couple: Couple, side: Side, lent: Lent): ElementCode | undefined {
  const weight = (i: number) => Math.abs(couple[otherOf(side)].analysis.percent[i]! * couple[side].analysis.favour[i]!)
  const found = lentOf(couple, side).flatMap((each, i) => (each === lent ? [i] : []))
  return ELEMENTS[found.toSorted((a, b) => weight(b) - weight(a))[0] ?? -1]
}

export const wantedFrom = (couple: Couple, side: Side) => weightiest(couple, side, 'welcome')
export const heavyFrom = (couple: Couple, side: Side) => weightiest(couple, side, 'much')

/** How the day stems stand, and who feeds or looks after whom: of peers it is nobody. */
export function dayStemsOf([one, two]: Couple): Extract<MatchFact, { kind: 'day-stems' }> {
  const [a, b] = [one.pairs[DAY]!.stem, two.pairs[DAY]!.stem]
  const steps = (ELEMENTS.indexOf(elementOfStem(b)) - ELEMENTS.indexOf(elementOfStem(a)) + 5) % 5
  // One step on is fed, two steps on is looked after; three and four are the same from the other side.
  const lead: Side = steps <= 2 ? 0 : 1
  if (stemRelationOf(a, b)?.type === 'stem-combine') return { kind: 'day-stems', tie: 'joined', lead }
  if (steps === 0) return { kind: 'day-stems', tie: 'peers', lead }
  const isAlike = /^(?:shishen|pianyin|piancai|qisha)$/.test(tenGodOf(a, b))
  return { kind: 'day-stems', tie: `${steps === 1 || steps === 4 ? 'feeds' : 'rules'}-${isAlike ? 'alike' : 'unlike'}`, lead }
}

export function godOf(couple: Couple, side: Side): Extract<MatchFact, { kind: 'god' }> {
  return { kind: 'god', side, god: tenGodOf(couple[side].pairs[DAY]!.stem, couple[otherOf(side)].pairs[DAY]!.stem) }
}

/** Of several relations of two branches the one that is told: a join before what rubs in it, a clash before its punishment. */
const TOLD: readonly BranchRelationType[] = [
  'six-combine',
  'clash',
  'half-three',
  'punish',
  'harm',
  'break',
  'arch-three',
  'hidden-combine',
]

export function branchesOf(
  couple: Couple,
  place: typeof YEAR | typeof MONTH | typeof DAY,
): Extract<MatchFact, { kind: 'branches' }> | undefined {
  const [a, b] = couple.map(({ pairs }) => pairs[place]!.branch) as [BranchCode, BranchCode]
  if (a === b) return { kind: 'branches', place, relation: 'same' }
  const found = new Set(branchRelationsOf(a, b).map(({ type }) => type))
  const relation = TOLD.find((type) => found.has(type))
  return relation && { kind: 'branches', place, relation }
}

const STARS = { noble: ['tianyiguiren'], bloom: ['hongluan', 'tianxi'] } as const satisfies Record<SharedStar, readonly string[]>

/** Stars of one's own chart that stand in the other's pillars. */
export function starsOf(couple: Couple, side: Side, shared: SharedStar): Extract<MatchFact, { kind: 'star' }>[] {
  const own = couple[side].pairs.map(({ ganzhi }) => ganzhi)
  const found = couple[otherOf(side)].pairs.map((pair) => layerOf([...own], pair).stars)
  return STARS[shared].flatMap((star) => {
    const places = found.flatMap((stars, place) => (stars.includes(star) ? [place] : []))
    return places.length > 0 ? [{ kind: 'star' as const, side, star, places }] : []
  })
}
