import type { Analysis, BranchCode, BranchRelationType, ElementCode, Ganzhi, StrengthCode, TenGodCode } from '#bazi/index.ts'
import { analyseChart, branchRelationsOf, ELEMENTS, elementOfStem, ganzhiOfText, layerOf, stemRelationOf, tenGodOf } from '#bazi/index.ts'
import type { Side, SharedStar, StemTie } from './codes.ts'

/** Four pillars as texts (`甲子`), year first; null for an unknown hour. */
export type PillarsAsText = readonly [year: string, month: string, day: string, hour: string | null]

/** Index of a pillar: 0 year, 1 month, 2 day, 3 hour. */
export const [YEAR, MONTH, DAY] = [0, 1, 2] as const

/** A fact behind a sentence. `side` is the chart that receives an effect; the element or star that has it is in the other chart. */
export type MatchFact =
  | { readonly kind: 'day-stems'; readonly tie: StemTie; readonly lead: Side }
  | { readonly kind: 'god'; readonly side: Side; readonly god: TenGodCode }
  | { readonly kind: 'branches'; readonly place: typeof YEAR | typeof MONTH | typeof DAY; readonly relation: BranchRelationType | 'same' }
  | { readonly kind: 'wanted' | 'heavy'; readonly side: Side; readonly element: ElementCode }
  /** A star of `side` that is in the other chart's pillars at `places`. */
  | {
      readonly kind: 'star'
      readonly side: Side
      readonly star: 'tianyiguiren' | 'hongluan' | 'tianxi'
      readonly places: readonly number[]
    }
  | { readonly kind: 'strength'; readonly side: Side; readonly strength: StrengthCode }
  | { readonly kind: 'useful'; readonly side: Side; readonly element: ElementCode }
  /** Relation of a year's branch to the day branch of a side. */
  | { readonly kind: 'year-branch'; readonly side: Side; readonly year: number; readonly relation: 'clash' | 'six-combine' | 'half-three' }
  | { readonly kind: 'year-element'; readonly side: Side; readonly year: number; readonly element: ElementCode; readonly isWanted: boolean }

/** One of the two people: pairs and analysis of the chart, computed once. */
export interface Person {
  readonly pairs: readonly Ganzhi[]
  readonly analysis: Analysis
}

export type MatchPersonTuple = readonly [Person, Person]

/** Computes a person's values from the pillars. @throws BadInput for a text that is not one of the sixty pairs */
export function createMatchPerson(pillars: PillarsAsText): Person {
  const analysis = analyseChart(pillars)
  return { pairs: pillars.flatMap((text) => (text === null ? [] : [ganzhiOfText(text)!])), analysis }
}

export const otherSideOf = (side: Side): Side => (side === 0 ? 1 : 0)

/** A chart wants an element above this favour and has enough of it below its negative. */
const CLEAR = 0.5
/** Minimum percentage from which a chart can lend an element, and (`HAS_MUCH`) has much of it; the mean is 20. */
const HAS = 20
const HAS_MUCH = 25

const favourOf = ({ analysis }: Person, element: ElementCode): number => analysis.favour[ELEMENTS.indexOf(element)]!
export const wantsElement = (person: Person, element: ElementCode): boolean => favourOf(person, element) > CLEAR
export const hasEnoughElement = (person: Person, element: ElementCode): boolean => favourOf(person, element) < -CLEAR

/** Effect of the other's element: wanted and available, wanted but scarce there, much there but enough here (`much`), or none of these. */
export type ElementEffect = 'welcome' | 'scarce' | 'much' | 'plain'

/** Rates the effect of the other person's elements on a side, in the order wood … water. */
export function rateOtherElements(couple: MatchPersonTuple, side: Side): readonly ElementEffect[] {
  const [own, other] = [couple[side], couple[otherSideOf(side)]]
  return ELEMENTS.map((element, i) => {
    const percent = other.analysis.percent[i]!
    if (wantsElement(own, element)) return percent >= HAS ? 'welcome' : 'scarce'
    return hasEnoughElement(own, element) && percent >= HAS_MUCH ? 'much' : 'plain'
  })
}

/** Finds the element with the strongest effect of a kind: the other's percentage of the element times this chart's favour. */
function weightiest(couple: MatchPersonTuple, side: Side, lent: ElementEffect): ElementCode | undefined {
  const weight = (i: number) => Math.abs(couple[otherSideOf(side)].analysis.percent[i]! * couple[side].analysis.favour[i]!)
  const found = rateOtherElements(couple, side).flatMap((each, i) => (each === lent ? [i] : []))
  return ELEMENTS[found.toSorted((a, b) => weight(b) - weight(a))[0] ?? -1]
}

export const findWantedElement = (couple: MatchPersonTuple, side: Side) => weightiest(couple, side, 'welcome')
export const findExcessElement = (couple: MatchPersonTuple, side: Side) => weightiest(couple, side, 'much')

/** Returns the relation of the day stems; `lead` is the side that feeds or controls the other (without meaning for peers). */
export function dayStemRelationOf([one, two]: MatchPersonTuple): Extract<MatchFact, { kind: 'day-stems' }> {
  const [a, b] = [one.pairs[DAY]!.stem, two.pairs[DAY]!.stem]
  const steps = (ELEMENTS.indexOf(elementOfStem(b)) - ELEMENTS.indexOf(elementOfStem(a)) + 5) % 5
  // An element feeds the one a step ahead in the cycle and controls the one two steps ahead; three and four steps are the reverse.
  const lead: Side = steps <= 2 ? 0 : 1
  if (stemRelationOf(a, b)?.type === 'stem-combine') return { kind: 'day-stems', tie: 'joined', lead }
  if (steps === 0) return { kind: 'day-stems', tie: 'peers', lead }
  const isAlike = /^(?:shishen|pianyin|piancai|qisha)$/.test(tenGodOf(a, b))
  return { kind: 'day-stems', tie: `${steps === 1 || steps === 4 ? 'feeds' : 'rules'}-${isAlike ? 'alike' : 'unlike'}`, lead }
}

/** Returns the ten god that the other person's day stem is for this side's day stem. */
export function mutualTenGodOf(couple: MatchPersonTuple, side: Side): Extract<MatchFact, { kind: 'god' }> {
  return { kind: 'god', side, god: tenGodOf(couple[side].pairs[DAY]!.stem, couple[otherSideOf(side)].pairs[DAY]!.stem) }
}

/** Relations of two branches by priority: of several, only the first in this order counts. */
const RELATION_PRIORITY: readonly BranchRelationType[] = [
  'six-combine',
  'clash',
  'half-three',
  'punish',
  'harm',
  'break',
  'arch-three',
  'hidden-combine',
]

export function findBranchFact(
  couple: MatchPersonTuple,
  place: typeof YEAR | typeof MONTH | typeof DAY,
): Extract<MatchFact, { kind: 'branches' }> | undefined {
  const [a, b] = couple.map(({ pairs }) => pairs[place]!.branch) as [BranchCode, BranchCode]
  if (a === b) return { kind: 'branches', place, relation: 'same' }
  const found = new Set(branchRelationsOf(a, b).map(({ type }) => type))
  const relation = RELATION_PRIORITY.find((type) => found.has(type))
  return relation && { kind: 'branches', place, relation }
}

const STARS = { noble: ['tianyiguiren'], bloom: ['hongluan', 'tianxi'] } as const satisfies Record<SharedStar, readonly string[]>

/** Finds the stars of one chart that are in the other's pillars. */
export function findSharedStars(couple: MatchPersonTuple, side: Side, shared: SharedStar): Extract<MatchFact, { kind: 'star' }>[] {
  const own = couple[side].pairs.map(({ ganzhi }) => ganzhi)
  const found = couple[otherSideOf(side)].pairs.map((pair) => layerOf([...own], pair).stars)
  return STARS[shared].flatMap((star) => {
    const places = found.flatMap((stars, place) => (stars.includes(star) ? [place] : []))
    return places.length > 0 ? [{ kind: 'star' as const, side, star, places }] : []
  })
}
