import type { Person } from '../facts/person.ts'
import { candidatesOf, type Chosen, type SharesOfCharts } from './candidates.ts'
import type { Family } from './paragraph.ts'
import { Taken } from './taken.ts'

export interface CardPlan {
  readonly id: string
  readonly sections: readonly string[]
}

export interface ComposedCard {
  readonly id: string
  readonly line: Chosen
  readonly sections: readonly { readonly id: string; readonly paragraphs: readonly Chosen[] }[]
  readonly todo: Chosen
}

/** Characters of Chinese that a card is filled to, and that it never passes. */
const ENOUGH = 900
const MOST = 1200
/** A fact that many charts have fills a card only while it is thin. */
const COMMON_PERCENT = 25
const THIN = 600
const MOST_IN_A_SECTION = 5

const lengthOf = (chosen: readonly Chosen[]) => chosen.reduce((sum, { text }) => sum + text.zh_CN.length, 0)
const sectionOf = ({ role }: Family) => (typeof role === 'string' ? role : role.section)

/** What each round through the candidates may still add: one to every section, then what is particular, then what fills a thin card. */
const ROUNDS: readonly ((one: Chosen, body: readonly Chosen[]) => boolean)[] = [
  ({ family }, body) => body.every((other) => sectionOf(other.family) !== sectionOf(family)),
  ({ share }, body) => share <= COMMON_PERCENT && lengthOf(body) < ENOUGH,
  (_, body) => lengthOf(body) < THIN,
]

function hasRoom({ family, text }: Chosen, body: readonly Chosen[]): boolean {
  const { id, most = 1 } = family
  return (
    lengthOf(body) + text.zh_CN.length <= MOST &&
    body.filter((other) => other.family.id === id).length < most &&
    body.filter((other) => sectionOf(other.family) === sectionOf(family)).length < MOST_IN_A_SECTION
  )
}

/** Composes the cards: the most particular first, one of a family to a card, no stand against another, then in reading order. */
export function composed(
  cards: readonly CardPlan[],
  families: readonly Family[],
  person: Person,
  shares: SharesOfCharts,
  taken = new Taken(),
): ComposedCard[] {
  const candidates = candidatesOf(families, person, shares)
  const takeOne = (card: string, role: 'line' | 'todo'): Chosen => {
    const one = candidates.find((each) => each.family.card === card && each.family.role === role && taken.isFree(each))
    if (one === undefined) throw new Error(`card ${card} has no ${role}`)
    taken.take(one)
    return one
  }
  const lines = new Map(cards.map(({ id }) => [id, takeOne(id, 'line')]))
  const todos = new Map(cards.map(({ id }) => [id, takeOne(id, 'todo')]))
  const bodies = new Map(cards.map(({ id }) => [id, [] as Chosen[]]))
  for (const isWanted of ROUNDS)
    for (const one of candidates) {
      const body = bodies.get(one.family.card)
      if (body === undefined || typeof one.family.role === 'string' || body.includes(one)) continue
      if (!isWanted(one, body) || !hasRoom(one, body) || !taken.isFree(one)) continue
      taken.take(one)
      body.push(one)
    }
  const order = new Map(families.map(({ id }, i) => [id, i]))
  const inOrder = (chosen: readonly Chosen[]) => chosen.toSorted((a, b) => order.get(a.family.id)! - order.get(b.family.id)!)
  return cards.map(({ id, sections }) => ({
    id,
    line: lines.get(id)!,
    sections: sections.map((section) => ({
      id: section,
      paragraphs: inOrder(bodies.get(id)!.filter(({ family }) => sectionOf(family) === section)),
    })),
    todo: todos.get(id)!,
  }))
}
