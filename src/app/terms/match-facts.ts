import type { BranchCode, CrossRelation, Ganzhi } from '#bazi/index.ts'
import { branchRelationsOf, elementOfStem, ganzhiOfText } from '#bazi/index.ts'
import type { MatchFact, Names, PillarsAsText, Side } from '#readings/match/index.ts'
import { pairOfYear } from '../calendar/bazi-year.ts'
import type { Messages } from '../language/use-messages.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { fillPattern } from './joint-sentences.ts'
import { LAYER_RELATION_LABELS } from './joint-labels.ts'
import { formatList } from './list.ts'
import { MATCH_LABELS } from './match-labels.ts'
import { STAR_LABELS } from './stars.ts'
import { stemTextOf, branchTextOf } from './stems-branches.ts'
import { STRENGTH_LABELS } from './strengths.ts'
import { TEN_GOD_LABELS } from './ten-gods.ts'

/** The two people of a match reading, with their pillars. */
export interface MatchPeople {
  readonly names: Names
  readonly pillars: readonly [PillarsAsText, PillarsAsText]
}

const DAY = 2

const pairAt = ({ pillars }: MatchPeople, side: Side, place: number): Ganzhi => ganzhiOfText(pillars[side][place]!)!
const otherOf = (side: Side): Side => (side === 0 ? 1 : 0)
const isOfStems = (type: CrossRelation['type']) => type === 'stem-combine' || type === 'stem-clash'

/** Returns the name of an element in lower case, for use within a sentence. */
const elementIn = ({ _ }: Messages, element: keyof typeof ELEMENT_LABELS) => _(ELEMENT_LABELS[element]).toLowerCase()

/** Formats one person's stem or branch: 阿玲的日支子; the Rat in Ling’s day pillar. */
function partyOf(messages: Messages, two: MatchPeople, side: Side, place: number, part: 'stem' | 'branch'): string {
  const { party, places } = MATCH_LABELS[messages.locale]
  const pair = pairAt(two, side, place)
  const what = part === 'stem' ? stemTextOf(messages._, pair.stem) : branchTextOf(messages._, pair.branch)
  return fillPattern(party[part], { name: two.names[side], place: places[place]!, what })
}

/** Formats a relation across the two charts: 阿玲的日支子与小周的日支丑合土. */
export function formatCrossRelation(messages: Messages, two: MatchPeople, { type, own, other, element }: CrossRelation): string {
  const part = isOfStems(type) ? 'stem' : 'branch'
  const [ones, others] = [
    own.map((place) => partyOf(messages, two, 0, place, part)),
    other.map((place) => partyOf(messages, two, 1, place, part)),
  ]
  return sentenceOf(messages, type, ones, others, element)
}

function sentenceOf(
  messages: Messages,
  type: CrossRelation['type'],
  ones: string[],
  others: string[],
  element: CrossRelation['element'],
): string {
  return fillPattern(LAYER_RELATION_LABELS[messages.locale].sentences[type], {
    one: formatList(messages.locale, ones),
    other: formatList(messages.locale, others),
    all: formatList(messages.locale, [...ones, ...others]),
    element: element ? elementIn(messages, element) : '',
  })
}

/** Returns the element that a relation of this type between two branches produces, or null. */
const towards = (type: CrossRelation['type'], a: BranchCode, b: BranchCode) =>
  branchRelationsOf(a, b).find((relation) => relation.type === type)?.element ?? null

/** Formats several facts as one line, without duplicates. */
export function formatMatchFacts(messages: Messages, two: MatchPeople, facts: readonly MatchFact[]): string {
  const { and, end } = MATCH_LABELS[messages.locale]
  const text = [...new Set(facts.map((fact) => factTextOf(messages, two, fact)))].join(and)
  return text.charAt(0).toUpperCase() + text.slice(1) + end
}

function factTextOf(messages: Messages, two: MatchPeople, fact: MatchFact): string {
  const { _, locale } = messages
  const say = MATCH_LABELS[locale]
  if (fact.kind === 'day-stems') return dayStemsText(messages, two, fact)
  if (fact.kind === 'branches') return branchesText(messages, two, fact)
  const own = { self: two.names[fact.side], other: two.names[otherOf(fact.side)] }
  switch (fact.kind) {
    case 'god':
      return fillPattern(say.god, {
        ...own,
        stem: stemTextOf(_, pairAt(two, otherOf(fact.side), DAY).stem),
        god: _(TEN_GOD_LABELS[fact.god]),
      })
    case 'wanted':
    case 'heavy':
      return fillPattern(say[fact.kind], { ...own, element: elementIn(messages, fact.element) })
    case 'star': {
      const pillars = fact.places.map((place) => fillPattern(say.pillar, { place: say.places[place]! }))
      return fillPattern(say.star, { ...own, star: _(STAR_LABELS[fact.star]), pillars: formatList(locale, pillars) })
    }
    case 'strength':
      return fillPattern(say.strength, { ...own, strength: STRENGTH_LABELS[locale][fact.strength] })
    case 'useful':
      return fillPattern(say.useful, { ...own, element: elementIn(messages, fact.element) })
    case 'year-element':
      return fillPattern(fact.isWanted ? say.yearWanted : say.yearEnough, {
        ...own,
        year: String(fact.year),
        element: elementIn(messages, fact.element),
      })
    case 'year-branch': {
      const element = towards(fact.relation, pairOfYear(fact.year).branch, pairAt(two, fact.side, DAY).branch)
      const year = fillPattern(say.yearBranch, { year: String(fact.year), branch: branchTextOf(_, pairOfYear(fact.year).branch) })
      return sentenceOf(messages, fact.relation, [year], [partyOf(messages, two, fact.side, DAY, 'branch')], element)
    }
  }
}

function dayStemsText(messages: Messages, two: MatchPeople, { tie, lead }: Extract<MatchFact, { kind: 'day-stems' }>): string {
  const next = otherOf(lead)
  const [leadStem, nextStem] = [pairAt(two, lead, DAY).stem, pairAt(two, next, DAY).stem]
  return fillPattern(MATCH_LABELS[messages.locale].dayStems[tie], {
    lead: two.names[lead],
    next: two.names[next],
    leadStem: stemTextOf(messages._, leadStem),
    nextStem: stemTextOf(messages._, nextStem),
    leadElement: elementIn(messages, elementOfStem(leadStem)),
    nextElement: elementIn(messages, elementOfStem(nextStem)),
  })
}

function branchesText(messages: Messages, two: MatchPeople, { place, relation }: Extract<MatchFact, { kind: 'branches' }>): string {
  if (relation !== 'same') {
    const [one, other] = [partyOf(messages, two, 0, place, 'branch'), partyOf(messages, two, 1, place, 'branch')]
    const element = towards(relation, pairAt(two, 0, place).branch, pairAt(two, 1, place).branch)
    return sentenceOf(messages, relation, [one], [other], element)
  }
  const { same, places } = MATCH_LABELS[messages.locale]
  return fillPattern(same, { place: places[place]!, what: branchTextOf(messages._, pairAt(two, 0, place).branch) })
}
