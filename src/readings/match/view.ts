import type { Bond, Friction as FrictionCode, MatchViewCode, SharedStar, StrengthPairing } from './codes.ts'
import { SIDES } from './codes.ts'
import type { MatchPersonTuple, MatchFact, Person } from './facts.ts'
import {
  findBranchFact,
  DAY,
  dayStemRelationOf,
  mutualTenGodOf,
  MONTH,
  otherSideOf,
  findSharedStars,
  findWantedElement,
  YEAR,
} from './facts.ts'
import type { FrictionSentence, MatchSentence } from './sentence.ts'
import { createMatchSentence } from './sentence.ts'

/** The comparison for one view. */
export interface MatchView {
  readonly line: MatchSentence
  /** What each person gives the other: `about` is the receiver, null if both receive it. */
  readonly gives: readonly MatchSentence[]
  readonly frictions: readonly FrictionSentence[]
  /** Three recommendations. */
  readonly deeds: readonly MatchSentence[]
}

/** Pillar that each view compares: day for love, month for work, year for friends and family. */
const PLACES = { love: DAY, work: MONTH, friendship: YEAR, family: YEAR } as const

const BONDS: Partial<Record<string, Bond>> = {
  'six-combine': 'six',
  'half-three': 'half',
  'arch-three': 'half',
  'hidden-combine': 'hidden',
  same: 'same',
}

/** Composes the comparison of two people for one kind of relationship. */
export function composeMatchView(couple: MatchPersonTuple, view: MatchViewCode): MatchView {
  const stems = dayStemRelationOf(couple)
  return {
    line: createMatchSentence(`${view}.line.${stems.tie}`, [stems], rolesOf(stems)),
    gives: [...bondOf(couple, view), ...godsOf(couple, view), ...lendsOf(couple, view), ...starsIn(couple, view)],
    frictions: frictionsOf(couple, view),
    deeds: deedsOf(couple, view),
  }
}

/** Returns the slots that name who feeds or controls whom; none for peers, whose sentences name neither person. */
function rolesOf({ tie, lead }: ReturnType<typeof dayStemRelationOf>): MatchSentence['slots'] {
  const [first, second] = [{ name: lead }, { name: otherSideOf(lead) }]
  if (tie === 'peers') return {}
  return tie.startsWith('feeds') ? { giver: first, taker: second } : { holder: first, held: second }
}

function bondOf(couple: MatchPersonTuple, view: MatchViewCode): MatchSentence[] {
  const fact = findBranchFact(couple, PLACES[view])
  const bond = fact && BONDS[fact.relation]
  return bond ? [createMatchSentence(`${view}.bond.${bond}`, [fact])] : []
}

/** Composes the sentences on the ten god that each person is to the other; one sentence if it is the same god. */
function godsOf(couple: MatchPersonTuple, view: MatchViewCode): MatchSentence[] {
  const [first, second] = SIDES.map((side) => mutualTenGodOf(couple, side))
  if (first!.god === second!.god) return [createMatchSentence(`${view}.gives.${first!.god}`, [first!, second!])]
  return [first!, second!].map((fact) => createMatchSentence(`${view}.gives.${fact.god}`, [fact], partiesOf(fact.side), fact.side))
}

const partiesOf = (side: 0 | 1) => ({ self: { name: side }, other: { name: otherSideOf(side) } })

function lendsOf(couple: MatchPersonTuple, view: MatchViewCode): MatchSentence[] {
  const facts = SIDES.flatMap((side) => {
    const element = findWantedElement(couple, side)
    return element ? [{ kind: 'wanted' as const, side, element }] : []
  })
  if (facts.length === 2 && facts[0]!.element === facts[1]!.element)
    return [createMatchSentence(`${view}.lends.both`, facts, { element: { element: facts[0]!.element } })]
  return facts.map((fact) => createMatchSentence(`${view}.lends.${fact.element}`, [fact], partiesOf(fact.side), fact.side))
}

function starsIn(couple: MatchPersonTuple, view: MatchViewCode): MatchSentence[] {
  const shared: SharedStar = view === 'love' ? 'bloom' : 'noble'
  const [first, second] = SIDES.map((side) => findSharedStars(couple, side, shared))
  const id = view === 'love' ? ('love.bloom' as const) : (`${view}.noble` as const)
  if (first!.length > 0 && second!.length > 0) return [createMatchSentence(`${id}-both`, [...first!, ...second!])]
  return SIDES.flatMap((side) => {
    const facts = [first!, second!][side]!
    return facts.length > 0 ? [createMatchSentence(id, facts, partiesOf(side), side)] : []
  })
}

/** Lists the frictions of a view: from its two branches, if they have one, and from the two day stems (always one). */
function frictionsOf(couple: MatchPersonTuple, view: MatchViewCode): FrictionSentence[] {
  const stems = dayStemRelationOf(couple)
  const tie = stems.tie === 'joined' ? 'rules-unlike' : stems.tie
  const pair = (code: FrictionCode | typeof tie, fact: MatchFact, slots: MatchSentence['slots']) => ({
    rub: createMatchSentence(`${view}.rub.${code}`, [fact], slots),
    ease: createMatchSentence(`${view}.ease.${code}`, [fact], slots),
  })
  const branches = findBranchFact(couple, PLACES[view])
  const code = branches && !BONDS[branches.relation] ? (branches.relation as FrictionCode) : undefined
  return [...(code ? [pair(code, branches!, {})] : []), pair(tie, stems, rolesOf(stems))]
}

function deedsOf(couple: MatchPersonTuple, view: MatchViewCode): MatchSentence[] {
  const stems = dayStemRelationOf(couple)
  const tie = stems.tie === 'peers' ? 'peers' : stems.tie.startsWith('feeds') ? 'feeds' : 'rules'
  return [
    createMatchSentence(`${view}.deed.${tie}`, [stems], tie === 'rules' ? {} : rolesOf(stems)),
    strengthDeed(couple, view),
    useDeed(couple, view),
  ]
}

const weightOf = ({ analysis }: Person) => {
  const { class: code } = analysis.strength
  return code === 'zhonghe' ? 0 : code.endsWith('ruo') ? -1 : 1
}

function strengthDeed(couple: MatchPersonTuple, view: MatchViewCode): MatchSentence {
  const [a, b] = [weightOf(couple[0]), weightOf(couple[1])]
  const facts = SIDES.map((side): MatchFact => ({ kind: 'strength', side, strength: couple[side].analysis.strength.class }))
  const strengths: StrengthPairing = a * b === 0 ? 'level' : a !== b ? 'mixed' : a > 0 ? 'high' : 'low'
  const firm = a > b ? 0 : 1
  return createMatchSentence(
    `${view}.deed.${strengths}`,
    facts,
    strengths === 'mixed' ? { firm: { name: firm }, soft: { name: otherSideOf(firm) } } : {},
  )
}

function useDeed(couple: MatchPersonTuple, view: MatchViewCode): MatchSentence {
  const [a, b] = [couple[0].analysis.useful, couple[1].analysis.useful]
  const facts = SIDES.map((side): MatchFact => ({ kind: 'useful', side, element: couple[side].analysis.useful }))
  const doing = (element: typeof a) => ({ fragment: `${view}.do.${element}` as const })
  if (a === b) return createMatchSentence(`${view}.deed.same-use`, facts, { element: { element: a }, do: doing(a) })
  // Ordered by the pillars, so that the result does not depend on which person comes first.
  const first = textOf(couple[0]) < textOf(couple[1]) ? 0 : 1
  const [one, two] = [first, otherSideOf(first)] as const
  return createMatchSentence(`${view}.deed.two-uses`, facts, {
    one: { name: one },
    doOne: doing(couple[one].analysis.useful),
    two: { name: two },
    doTwo: doing(couple[two].analysis.useful),
  })
}

const textOf = ({ pairs }: Person) => pairs.map(({ index }) => String(index).padStart(2, '0')).join(' ')
