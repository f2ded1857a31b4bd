import type { Book, BookCard } from '#contract/book.ts'
import { adaptTextToLevel } from '#readings/reader/levels.ts'
import { useMessages } from '../../language/use-messages.ts'

/** Ids of the cards of an annual book. */
type YearCardId = 'annual' | 'seasons' | 'months'

/** Card whose id represents the whole report in read-aloud. */
export const WHOLE_REPORT_CARD_ID: YearCardId = 'annual'

/** Returns the product id of the yearly book: `annual:2026`. */
export const annualProductIdOf = (year: number): string => `annual:${year}`

/** Returns the card of a yearly book. @throws if the book has no such card. */
export function getYearCard({ cards }: Book, id: YearCardId): BookCard {
  const card = cards.find((one) => one.id === id)
  if (!card) throw new Error(`a book of a year without ${id}`)
  return card
}

/** Returns the main sentence of a year; always at the plain reading level, because it is shown without term links. */
export function useYearMainSentence(book: Book | undefined): string | undefined {
  const { locale } = useMessages()
  const line = book && getYearCard(book, 'annual').line
  return line ? adaptTextToLevel(line.text[locale], 'plain') : undefined
}
