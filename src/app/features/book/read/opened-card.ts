import type { Book, BookCard } from '#contract/book.ts'

/** Card with its position and neighbours in the book. */
export interface OpenedCard {
  readonly card: BookCard
  /** Position in the book, counted from 1. */
  readonly number: number
  readonly count: number
  readonly before: BookCard | undefined
  readonly after: BookCard | undefined
}

/** Finds the card with this id and its neighbours; undefined if the book has no such card. */
export function findOpenedCard({ cards }: Pick<Book, 'cards'>, cardId: string): OpenedCard | undefined {
  const at = cards.findIndex(({ id }) => id === cardId)
  const card = cards[at]
  return card && { card, number: at + 1, count: cards.length, before: cards[at - 1], after: cards[at + 1] }
}
