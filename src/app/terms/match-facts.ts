import type { BranchCode, CrossRelation, Ganzhi } from '#bazi/index.ts'
import { branchRelationsOf, elementOfStem, ganzhiOfText } from '#bazi/index.ts'
import type { MatchFact, Names, PillarsAsText, Side } from '#readings/match/index.ts'
import { pairOfYear } from '../calendar/bazi-year.ts'
import type { Messages } from '../language/use-messages.ts'
import { ELEMENT_LABELS } from './elements.ts'
import { filled } from './joint-sentences.ts'
import { jointWords } from './joint-labels.ts'
import { listTextOf } from './list.ts'
import { MATCH_LABELS } from './match-labels.ts'
import { STAR_LABELS } from './stars.ts'
import { stemTextOf } from './stem-text.ts'
import { branchTextOf } from './stems-branches.ts'
import { STRENGTH_LABELS } from './strengths.ts'
import { TEN_GOD_LABELS } from './ten-gods.ts'

/** The two people of a reading. */
export interface Two {
  readonly names: Names
  readonly pillars: readonly [PillarsAsText, PillarsAsText]
}

const DAY = 2

const pairAt = ({ pillars }: Two, side: Side, place: number): Ganzhi => ganzhiOfText(pillars[side][place]!)!
const otherOf = (side: Side): Side => (side === 0 ? 1 : 0)
const isOfStems = (type: CrossRelation['type']) => type === 'stem-combine' || type === 'stem-clash'

/** Within a sentence an element stands in lower case, where a language has one. */
const elementIn = ({ _ }: Messages, element: keyof typeof ELEMENT_LABELS) => _(ELEMENT_LABELS[element]).toLowerCase()

/** A sign of one of the two: 阿玲的日支子; the Rat in Ling’s day pillar. */
function partyOf(messages: Messages, two: Two, side: Side, place: number, part: 'stem' | 'branch'): string {
  const { party, places } = MATCH_LABELS[messages.locale]
  const pair = pairAt(two, side, place)
  const what = part === 'stem' ? stemTextOf(messages._, pair.stem) : branchTextOf(messages._, pair.branch)
  return filled(party[part], { name: two.names[side], place: places[place]!, what })
}

/** Who meets whom across the two charts: 阿玲的日支子与小周的日支丑合土. */
export function crossTextOf(messages: Messages, two: Two, { type, own, other, element }: CrossRelation): string {
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
  return filled(jointWords[messages.locale].sentences[type], {
    one: listTextOf(messages.locale, ones),
    other: listTextOf(messages.locale, others),
    all: listTextOf(messages.locale, [...ones, ...others]),
    element: element ? elementIn(messages, element) : '',
  })
}

/** What a relation of two branches turns towards. */
const towards = (type: CrossRelation['type'], a: BranchCode, b: BranchCode) =>
  branchRelationsOf(a, b).find((relation) => relation.type === type)?.element ?? null

/** Several facts as one line, each once. */
export function factsTextOf(messages: Messages, two: Two, facts: readonly MatchFact[]): string {
  const { and, end } = MATCH_LABELS[messages.locale]
  const text = [...new Set(facts.map((fact) => factTextOf(messages, two, fact)))].join(and)
  return text.charAt(0).toUpperCase() + text.slice(1) + end
}

function factTextOf(messages: Messages, two: Two, fact: MatchFact): string {
  const { _, locale } = messages
  const say = MATCH_LABELS[locale]
  if (fact.kind === 'day-stems') return dayStemsText(messages, two, fact)
  if (fact.kind === 'branches') return branchesText(messages, two, fact)
  const own = { self: two.names[fact.side], other: two.names[otherOf(fact.side)] }
  switch (fact.kind) {
    case 'god':
      return filled(say.god, { ...own, stem: stemTextOf(_, pairAt(two, otherOf(fact.side), DAY).stem), god: _(TEN_GOD_LABELS[fact.god]) })
    case 'wanted':
    case 'heavy':
      return filled(say[fact.kind], { ...own, element: elementIn(messages, fact.element) })
    case 'star': {
      const pillars = fact.places.map((place) => filled(say.pillar, { place: say.places[place]! }))
      return filled(say.star, { ...own, star: _(STAR_LABELS[fact.star]), pillars: listTextOf(locale, pillars) })
    }
    case 'strength':
      return filled(say.strength, { ...own, strength: STRENGTH_LABELS[locale][fact.strength] })
    case 'useful':
      return filled(say.useful, { ...own, element: elementIn(messages, fact.element) })
    case 'year-element':
      return filled(fact.isWanted ? say.yearWanted : say.yearEnough, {
        ...own,
        year: String(fact.year),
        element: elementIn(messages, fact.element),
      })
    case 'year-branch': {
      const element = towards(fact.relation, pairOfYear(fact.year).branch, pairAt(two, fact.side, DAY).branch)
      const year = filled(say.yearBranch, { year: String(fact.year), branch: branchTextOf(_, pairOfYear(fact.year).branch) })
      return sentenceOf(messages, fact.relation, [year], [partyOf(messages, two, fact.side, DAY, 'branch')], element)
    }
  }
}

function dayStemsText(messages: Messages, two: Two, { tie, lead }: Extract<MatchFact, { kind: 'day-stems' }>): string {
  const next = otherOf(lead)
  const [leadStem, nextStem] = [pairAt(two, lead, DAY).stem, pairAt(two, next, DAY).stem]
  return filled(MATCH_LABELS[messages.locale].dayStems[tie], {
    lead: two.names[lead],
    next: two.names[next],
    leadStem: stemTextOf(messages._, leadStem),
    nextStem: stemTextOf(messages._, nextStem),
    leadElement: elementIn(messages, elementOfStem(leadStem)),
    nextElement: elementIn(messages, elementOfStem(nextStem)),
  })
}

function branchesText(messages: Messages, two: Two, { place, relation }: Extract<MatchFact, { kind: 'branches' }>): string {
  if (relation !== 'same') {
    const [one, other] = [partyOf(messages, two, 0, place, 'branch'), partyOf(messages, two, 1, place, 'branch')]
    const element = towards(relation, pairAt(two, 0, place).branch, pairAt(two, 1, place).branch)
    return sentenceOf(messages, relation, [one], [other], element)
  }
  const { same, places } = MATCH_LABELS[messages.locale]
  return filled(same, { place: places[place]!, what: branchTextOf(messages._, pairAt(two, 0, place).branch) })
}
