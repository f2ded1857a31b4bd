import type { Book, BookCard } from '#contract/book.ts'

/** A card among the others of its book. */
export interface Opened {
  readonly card: BookCard
  /** From 1. */
  readonly number: number
  readonly count: number
  readonly before: BookCard | undefined
  readonly after: BookCard | undefined
}

/** The card of that id with its neighbours. */
export function openedIn({ cards }: Pick<Book, 'cards'>, cardId: string): Opened | undefined {
  const at = cards.findIndex(({ id }) => id === cardId)
  const card = cards[at]
  return card && { card, number: at + 1, count: cards.length, before: cards[at - 1], after: cards[at + 1] }
}

/** How far a finger goes before it turns the page, in px. */
const TURNS_AT = 64
/** So far it may mean anything. */
const BEGINS_AT = 12

/** What a finger means that has moved so far: nothing yet, reading on, or turning. */
export function meaningOf(dx: number, dy: number): 'none' | 'scroll' | 'pan' {
  if (Math.hypot(dx, dy) < BEGINS_AT) return 'none'
  return Math.abs(dx) > 1.4 * Math.abs(dy) ? 'pan' : 'scroll'
}

/** Whither a finger turns that lets go there: 1 to the next card, −1 back. */
export function turnOf(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) < TURNS_AT) return 0
  return dx < 0 ? 1 : -1
}
