import type { BranchCode, CrossRelation, Ganzhi } from '#bazi/index.ts'
import { branchRelationsOf, elementOfStem, ganzhiOfText } from '#bazi/index.ts'
import type { MatchFact, Names, PillarsAsText, Side } from '#readings/match/index.ts'
import { pairOfYear } from '../calendar/bazi-year.ts'
import type { Words } from '../language/use-words.ts'
import { ELEMENT_WORDS } from './elements.ts'
import { filled } from './joint-sentences.ts'
import { jointWords } from './joint-words.ts'
import { listTextOf } from './list.ts'
import { MATCH_WORDS } from './match-words.ts'
import { STAR_WORDS } from './stars.ts'
import { stemTextOf } from './stem-text.ts'
import { branchTextOf } from './stems-branches.ts'
import { STRENGTH_WORDS } from './strengths.ts'
import { TEN_GOD_WORDS } from './ten-gods.ts'

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
const elementIn = ({ _ }: Words, element: keyof typeof ELEMENT_WORDS) => _(ELEMENT_WORDS[element]).toLowerCase()

/** A sign of one of the two: 阿玲的日支子; the Rat in Ling’s day pillar. */
function partyOf(words: Words, two: Two, side: Side, place: number, part: 'stem' | 'branch'): string {
  const { party, places } = MATCH_WORDS[words.locale]
  const pair = pairAt(two, side, place)
  const what = part === 'stem' ? stemTextOf(words._, pair.stem) : branchTextOf(words._, pair.branch)
  return filled(party[part], { name: two.names[side], place: places[place]!, what })
}

/** Who meets whom across the two charts: 阿玲的日支子与小周的日支丑合土. */
export function crossTextOf(words: Words, two: Two, { type, own, other, element }: CrossRelation): string {
  const part = isOfStems(type) ? 'stem' : 'branch'
  const [ones, others] = [
    own.map((place) => partyOf(words, two, 0, place, part)),
    other.map((place) => partyOf(words, two, 1, place, part)),
  ]
  return sentenceOf(words, type, ones, others, element)
}

function sentenceOf(
  words: Words,
  type: CrossRelation['type'],
  ones: string[],
  others: string[],
  element: CrossRelation['element'],
): string {
  return filled(jointWords[words.locale].sentences[type], {
    one: listTextOf(words.locale, ones),
    other: listTextOf(words.locale, others),
    all: listTextOf(words.locale, [...ones, ...others]),
    element: element ? elementIn(words, element) : '',
  })
}

/** What a relation of two branches turns towards. */
const towards = (type: CrossRelation['type'], a: BranchCode, b: BranchCode) =>
  branchRelationsOf(a, b).find((relation) => relation.type === type)?.element ?? null

/** Several facts as one line, each once. */
export function factsTextOf(words: Words, two: Two, facts: readonly MatchFact[]): string {
  const { and, end } = MATCH_WORDS[words.locale]
  const text = [...new Set(facts.map((fact) => factTextOf(words, two, fact)))].join(and)
  return text.charAt(0).toUpperCase() + text.slice(1) + end
}

function factTextOf(words: Words, two: Two, fact: MatchFact): string {
  const { _, locale } = words
  const say = MATCH_WORDS[locale]
  if (fact.kind === 'day-stems') return dayStemsText(words, two, fact)
  if (fact.kind === 'branches') return branchesText(words, two, fact)
  const own = { self: two.names[fact.side], other: two.names[otherOf(fact.side)] }
  switch (fact.kind) {
    case 'god':
      return filled(say.god, { ...own, stem: stemTextOf(_, pairAt(two, otherOf(fact.side), DAY).stem), god: _(TEN_GOD_WORDS[fact.god]) })
    case 'wanted':
    case 'heavy':
      return filled(say[fact.kind], { ...own, element: elementIn(words, fact.element) })
    case 'star': {
      const pillars = fact.places.map((place) => filled(say.pillar, { place: say.places[place]! }))
      return filled(say.star, { ...own, star: _(STAR_WORDS[fact.star]), pillars: listTextOf(locale, pillars) })
    }
    case 'strength':
      return filled(say.strength, { ...own, strength: STRENGTH_WORDS[locale][fact.strength] })
    case 'useful':
      return filled(say.useful, { ...own, element: elementIn(words, fact.element) })
    case 'year-element':
      return filled(fact.isWanted ? say.yearWanted : say.yearEnough, {
        ...own,
        year: String(fact.year),
        element: elementIn(words, fact.element),
      })
    case 'year-branch': {
      const element = towards(fact.relation, pairOfYear(fact.year).branch, pairAt(two, fact.side, DAY).branch)
      const year = filled(say.yearBranch, { year: String(fact.year), branch: branchTextOf(_, pairOfYear(fact.year).branch) })
      return sentenceOf(words, fact.relation, [year], [partyOf(words, two, fact.side, DAY, 'branch')], element)
    }
  }
}

function dayStemsText(words: Words, two: Two, { tie, lead }: Extract<MatchFact, { kind: 'day-stems' }>): string {
  const next = otherOf(lead)
  const [leadStem, nextStem] = [pairAt(two, lead, DAY).stem, pairAt(two, next, DAY).stem]
  return filled(MATCH_WORDS[words.locale].dayStems[tie], {
    lead: two.names[lead],
    next: two.names[next],
    leadStem: stemTextOf(words._, leadStem),
    nextStem: stemTextOf(words._, nextStem),
    leadElement: elementIn(words, elementOfStem(leadStem)),
    nextElement: elementIn(words, elementOfStem(nextStem)),
  })
}

function branchesText(words: Words, two: Two, { place, relation }: Extract<MatchFact, { kind: 'branches' }>): string {
  if (relation !== 'same') {
    const [one, other] = [partyOf(words, two, 0, place, 'branch'), partyOf(words, two, 1, place, 'branch')]
    const element = towards(relation, pairAt(two, 0, place).branch, pairAt(two, 1, place).branch)
    return sentenceOf(words, relation, [one], [other], element)
  }
  const { same, places } = MATCH_WORDS[words.locale]
  return filled(same, { place: places[place]!, what: branchTextOf(words._, pairAt(two, 0, place).branch) })
}
