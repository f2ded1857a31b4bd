import type { Book } from '#contract/book.ts'
import { atLevel } from '#readings/reader/levels.ts'
import { useMessages } from '../../language/use-messages.ts'
import { cardOf } from './year-cards.ts'

/** A year's line, which stands alone and so without terms. */
export function useYearLine(book: Book | undefined): string | undefined {
  const { locale } = useMessages()
  const line = book && cardOf(book, 'annual').line
  return line ? atLevel(line.text[locale], 'plain') : undefined
}
