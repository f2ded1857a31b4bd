import { adaptTextToLevel, type Level } from '#readings/reader/levels.ts'
import type { BookMark } from '#contract/book.ts'

/** Text without markup, and its italic ranges (English titles). */
export interface FormattedText {
  readonly text: string
  readonly italics: readonly TextRange[]
}

/** Formats a book text for a reader level. In the source, titles are between asterisks and terms between ⟨ and ⟩. */
export function formatBookText(text: string, level: Level): FormattedText {
  const italics: TextRange[] = []
  let shown = ''
  adaptTextToLevel(text, level)
    .split('*')
    .forEach((part, i) => {
      if (i % 2 === 1) italics.push({ from: shown.length, to: shown.length + part.length })
      shown += part
    })
  return { text: shown, italics }
}

/** A range of a text; `to` is exclusive. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

interface TextPiece extends TextRange {
  /** For each layer of ranges, whether the piece is inside one of them. */
  readonly within: readonly boolean[]
}

/** Splits a text of this length wherever a range of any layer begins or ends. */
export function splitText(length: number, layers: readonly (readonly TextRange[])[]): TextPiece[] {
  const ends = layers.flat().flatMap(({ from, to }) => [from, to])
  const cuts = [...new Set([0, length, ...ends])].sort((a, b) => a - b)
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i]!
    return { from, to, within: layers.map((ranges) => ranges.some((range) => range.from <= from && to <= range.to)) }
  })
}

interface HighlightRanges {
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
