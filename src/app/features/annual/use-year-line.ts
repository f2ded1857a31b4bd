import type { Book } from '#contract/book.ts'
import { atLevel } from '#readings/reader/levels.ts'
import { useMessages } from '../../language/use-messages.ts'
import { getYearCard } from './year-cards.ts'

/** Returns the main sentence of a year; always at the plain reading level, because it is shown without term links. */
export function useYearLine(book: Book | undefined): string | undefined {
  const { locale } = useMessages()
  const line = book && getYearCard(book, 'annual').line
  return line ? atLevel(line.text[locale], 'plain') : undefined
}
