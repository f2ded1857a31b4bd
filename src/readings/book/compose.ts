import type { ChartPerson } from '../facts/chart-person.ts'
import { findCandidates, type CandidateParagraph, type ChartFrequencies } from './candidates.ts'
import type { ParagraphFamily } from './paragraph.ts'
import { RepetitionGuard } from './repetition-guard.ts'

/** Id of a card and the ids of its sections, in order. */
export interface CardPlan {
  readonly id: string
  readonly sections: readonly string[]
}

/** A card with its chosen paragraphs: opening line, sections, advice (`todo`). */
export interface ComposedCard {
  readonly id: string
  readonly line: CandidateParagraph
  readonly sections: readonly { readonly id: string; readonly paragraphs: readonly CandidateParagraph[] }[]
  readonly todo: CandidateParagraph
}

/** Target length of a card in Chinese characters; `MOST`: maximum length. */
const ENOUGH = 900
const MOST = 1200
/** A paragraph shared by a higher percentage of charts is only used while the card is shorter than `THIN` characters. */
const COMMON_PERCENT = 25
const THIN = 600
const MOST_IN_A_SECTION = 5

const lengthOf = (chosen: readonly CandidateParagraph[]) => chosen.reduce((sum, { length }) => sum + length, 0)
const sectionOf = ({ role }: ParagraphFamily) => (typeof role === 'string' ? role : role.section)

type IsWanted = (one: CandidateParagraph, body: readonly CandidateParagraph[]) => boolean
const isFirstOfSection: IsWanted = ({ family }, body) => body.every((other) => sectionOf(other.family) !== sectionOf(family))
const isCardThin: IsWanted = (_, body) => lengthOf(body) < THIN

/**
 * Rounds through the candidates: one per section; then rare ones; then any while the card is short. Only the last ones may
 * exceed the limits of a form.
 */
const ROUNDS: readonly { readonly isWanted: IsWanted; readonly anyForm: boolean }[] = [
  { isWanted: isFirstOfSection, anyForm: false },
  { isWanted: ({ share }, body) => share <= COMMON_PERCENT && lengthOf(body) < ENOUGH, anyForm: false },
  { isWanted: isCardThin, anyForm: false },
  { isWanted: isFirstOfSection, anyForm: true },
  { isWanted: isCardThin, anyForm: true },
]

function hasRoom({ family, length }: CandidateParagraph, body: readonly CandidateParagraph[]): boolean {
  const { id, most = 1 } = family
  return (
    lengthOf(body) + length <= MOST &&
    body.filter((other) => other.family.id === id).length < most &&
    body.filter((other) => sectionOf(other.family) === sectionOf(family)).length < MOST_IN_A_SECTION
  )
}

/** Composes cards in reading order from the rarest paragraphs: by default one per family, no contradictions, no repeated openings. */
export function composeCards(
  cards: readonly CardPlan[],
  families: readonly ParagraphFamily[],
  person: ChartPerson,
  shares: ChartFrequencies,
  guard = new RepetitionGuard(),
): ComposedCard[] {
  const candidates = findCandidates(families, person, shares)
  const cardsWithLead = new Set(families.filter(({ role }) => role === 'lead').map(({ card }) => card))
  const takeOne = (card: string, role: 'line' | 'lead' | 'todo'): CandidateParagraph => {
    const one = candidates.find((each) => each.family.card === card && each.family.role === role && guard.allows(each))
    if (one === undefined) throw new Error(`card ${card} has no ${role}`)
    guard.record(one)
    return one
  }
  const lines = new Map(cards.map(({ id }) => [id, takeOne(id, 'line')]))
  const todos = new Map(cards.map(({ id }) => [id, takeOne(id, 'todo')]))
  const leads = new Map(cards.map(({ id }) => [id, cardsWithLead.has(id) ? takeOne(id, 'lead') : undefined]))
  for (const lead of leads.values()) if (lead) guard.recordForm(lead)
  const bodies = new Map(cards.map(({ id }) => [id, [] as CandidateParagraph[]]))
  for (const { isWanted, anyForm } of ROUNDS)
    for (const one of candidates) {
      const body = bodies.get(one.family.card)
      if (body === undefined || typeof one.family.role === 'string' || body.includes(one)) continue
      if (!isWanted(one, body) || !hasRoom(one, body) || !(anyForm || guard.allowsForm(one)) || !guard.allows(one)) continue
      guard.record(one)
      guard.recordForm(one)
      body.push(one)
    }
  const order = new Map(families.map(({ id }, i) => [id, i]))
  const inOrder = (chosen: readonly CandidateParagraph[]) => chosen.toSorted((a, b) => order.get(a.family.id)! - order.get(b.family.id)!)
  return cards.map(({ id, sections }) => ({
    id,
    line: lines.get(id)!,
    sections: sections.map((section, at) => ({
      id: section,
      paragraphs: [
        ...(at === 0 ? [leads.get(id)].filter((lead) => lead !== undefined) : []),
        ...inOrder(bodies.get(id)!.filter(({ family }) => sectionOf(family) === section)),
      ],
    })),
    todo: todos.get(id)!,
  }))
}
