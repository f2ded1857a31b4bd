import type { ElementCode, Ganzhi } from '#bazi/index.ts'
import { branchRelationsOf, elementOfBranch, elementOfStem, SIXTY } from '#bazi/index.ts'
import type { Side, YearKind } from './codes.ts'
import { SIDES } from './codes.ts'
import type { MatchPersonTuple, MatchFact } from './facts.ts'
import { DAY, hasEnoughElement, wantsElement, otherSideOf } from './facts.ts'
import type { MatchSentence } from './sentence.ts'
import { createMatchSentence } from './sentence.ts'

/** Number of years considered, including the first one (`from`). */
export const YEARS_AHEAD = 10
const MOST = 5

/** Kinds of years by priority. */
const ORDER: readonly YearKind[] = ['joined-both', 'clashed-both', 'crossed', 'clashed-one', 'fed-both', 'tired-both', 'joined-one']

interface Found {
  readonly kind: YearKind
  readonly year: number
  readonly side: Side | null
  readonly element: ElementCode | null
  readonly because: readonly MatchFact[]
}

/** Returns the pair of a Bazi year; not limited to the years that the table of jie covers. */
export const yearPairOf = (year: number): Ganzhi => SIXTY[(((year - 4) % 60) + 60) % 60]!

/** Lists the notable years among ten from `from` on: one sentence per kind, side and element, at most five, earliest first. */
export function listMatchYears(couple: MatchPersonTuple, from: number): MatchSentence[] {
  const found = Array.from({ length: YEARS_AHEAD }, (_, i) => foundIn(couple, from + i)).filter((each) => each !== undefined)
  const groups = [...Map.groupBy(found, ({ kind, side, element }) => [kind, side, element].join()).values()]
  return groups
    .toSorted((a, b) => ORDER.indexOf(a[0]!.kind) - ORDER.indexOf(b[0]!.kind) || a[0]!.year - b[0]!.year)
    .slice(0, MOST)
    .toSorted((a, b) => a[0]!.year - b[0]!.year)
    .map(sentenceOf)
}

function sentenceOf(group: readonly Found[]): MatchSentence {
  const [{ kind, side, element }] = group as readonly [Found]
  const years = { years: group.map(({ year }) => year) }
  const because = group.flatMap((each) => each.because)
  if (element) return createMatchSentence(`years.${kind}`, because, { years, element: { element } })
  if (side === null) return createMatchSentence(`years.${kind}`, because, { years })
  const [own, other] = [{ name: side }, { name: otherSideOf(side) }]
  // For a year that combines with one person's day branch and clashes with the other's, `side` is the person it combines with.
  if (kind === 'crossed') return createMatchSentence('years.crossed', because, { years, joined: own, clashed: other })
  return createMatchSentence(`years.${kind}`, because, { years, self: own, other }, side)
}

function foundIn(couple: MatchPersonTuple, year: number): Found | undefined {
  const pair = yearPairOf(year)
  const facts = SIDES.map((side) => branchFact(couple, side, year, pair))
  const because = facts.filter((fact) => fact !== undefined)
  const isClash = facts.map((fact) => fact?.relation === 'clash')
  const isJoin = facts.map((fact) => fact !== undefined && fact.relation !== 'clash')
  const of = (kind: YearKind, side: Side | null, rest: Partial<Found> = {}): Found => ({
    kind,
    year,
    side,
    element: null,
    because,
    ...rest,
  })
  if (isJoin[0] && isJoin[1]) return of('joined-both', null)
  if (isClash[0] && isClash[1]) return of('clashed-both', null)
  if (isClash[0] || isClash[1]) {
    const clashed: Side = isClash[0] ? 0 : 1
    return isJoin[otherSideOf(clashed)] ? of('crossed', otherSideOf(clashed)) : of('clashed-one', clashed)
  }
  return byElement(couple, year, pair) ?? (because.length > 0 ? of('joined-one', isJoin[0] ? 0 : 1) : undefined)
}

function branchFact(couple: MatchPersonTuple, side: Side, year: number, pair: Ganzhi) {
  const types = new Set(branchRelationsOf(couple[side].pairs[DAY]!.branch, pair.branch).map(({ type }) => type))
  const relation = (['clash', 'six-combine', 'half-three'] as const).find((type) => types.has(type))
  return relation && { kind: 'year-branch' as const, side, year, relation }
}

/** Finds an element of the year that both want or both have enough of; undefined if the year has one of each or neither. */
function byElement(couple: MatchPersonTuple, year: number, pair: Ganzhi): Found | undefined {
  const elements = [...new Set([elementOfStem(pair.stem), elementOfBranch(pair.branch)])]
  const [fed, tired] = [wantsElement, hasEnoughElement].map((is) =>
    elements.filter((element) => couple.every((person) => is(person, element))),
  )
  if (fed!.length > 0 === tired!.length > 0) return undefined
  const element = (fed![0] ?? tired![0])!
  const because = SIDES.map((side) => ({ kind: 'year-element' as const, side, year, element, isWanted: fed!.length > 0 }))
  return { kind: fed!.length > 0 ? 'fed-both' : 'tired-both', year, side: null, element, because }
}
