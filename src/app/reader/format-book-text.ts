import { atLevel, type Level } from '#readings/reader/levels.ts'
import type { TextRange } from './split-text.ts'

/** Text without markup, and its italic ranges (English titles). */
export interface FormattedText {
  readonly text: string
  readonly italics: readonly TextRange[]
}

/** Formats a book text for a reader level. In the source, titles are between asterisks and terms between ⟨ and ⟩. */
export function formatBookText(text: string, level: Level): FormattedText {
  const italics: TextRange[] = []
  let shown = ''
  atLevel(text, level)
    .split('*')
    .forEach((part, i) => {
      if (i % 2 === 1) italics.push({ from: shown.length, to: shown.length + part.length })
      shown += part
    })
  return { text: shown, italics }
}
