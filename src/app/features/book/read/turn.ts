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

/** The card after the open one (1) or before it (−1). */
export function cardBeside({ before, after }: Opened, by: -1 | 1): BookCard | undefined {
  return by === 1 ? after : before
}
