import type { Book, BookCard } from '#contract/book.ts'

/** The cards of an Annual Book: the year itself, its seasons, its months. */
export type YearCardId = 'annual' | 'seasons' | 'months'

/** The card by which the whole report is read aloud, its first. */
export const WHOLE: YearCardId = 'annual'

export const productIdOf = (year: number): string => `annual:${year}`

export function cardOf({ cards }: Book, id: YearCardId): BookCard {
  const card = cards.find((one) => one.id === id)
  if (!card) throw new Error(`a book of a year without ${id}`)
  return card
}
