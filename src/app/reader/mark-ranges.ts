import type { BookMark } from '#contract/book.ts'
import type { Range } from './text-pieces.ts'

export interface Highlighted {
  readonly ranges: readonly Range[]
  /** Words are highlighted that stand in another language, or at another level: the paragraph has them, this text has not. */
  readonly isElsewhere: boolean
}

/** What of a paragraph's text is highlighted. */
export function highlightedIn(text: string, marks: readonly Pick<BookMark, 'kind' | 'quote'>[]): Highlighted {
  const quotes = marks.flatMap(({ kind, quote }) => (kind === 'highlight' ? [quote] : []))
  const found = quotes.map((quote) => ({ from: text.indexOf(quote), to: text.indexOf(quote) + (quote.length || text.length) }))
  const ranges = found.filter(({ from }) => from >= 0)
  return { ranges, isElsewhere: ranges.length < quotes.length }
}
