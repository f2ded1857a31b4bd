import type { Book, BookCard } from '#contract/book.ts'

/** Ids of the cards of an annual book. */
export type YearCardId = 'annual' | 'seasons' | 'months'

/** Card whose id represents the whole report in read-aloud. */
export const REPORT_CARD: YearCardId = 'annual'

export const annualProductIdOf = (year: number): string => `annual:${year}`

export function getYearCard({ cards }: Book, id: YearCardId): BookCard {
  const card = cards.find((one) => one.id === id)
  if (!card) throw new Error(`a book of a year without ${id}`)
  return card
}
