import type { BookMark } from '#contract/book.ts'
import type { TextRange } from './split-text.ts'

export interface HighlightRanges {
  readonly ranges: readonly TextRange[]
  /** Whether some highlighted words are not in this text but in that of another language or level. */
  readonly isElsewhere: boolean
}

/** Finds the highlighted ranges in a paragraph's text. */
export function findHighlights(text: string, marks: readonly Pick<BookMark, 'kind' | 'quote'>[]): HighlightRanges {
  const quotes = marks.flatMap(({ kind, quote }) => (kind === 'highlight' ? [quote] : []))
  const found = quotes.map((quote) => ({ from: text.indexOf(quote), to: text.indexOf(quote) + (quote.length || text.length) }))
  const ranges = found.filter(({ from }) => from >= 0)
  return { ranges, isElsewhere: ranges.length < quotes.length }
}
