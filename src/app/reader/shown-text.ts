import { atLevel, type Level } from '#readings/reader/levels.ts'
import type { Range } from './text-pieces.ts'

/** A text as it is read: without its signs, and where English sets a title in italics. */
export interface ShownText {
  readonly text: string
  readonly italics: readonly Range[]
}

/** What a reader of that level sees of a text: titles stand between asterisks in it, terms between ⟨ and ⟩. */
export function shownOf(text: string, level: Level): ShownText {
  const italics: Range[] = []
  let shown = ''
  atLevel(text, level)
    .split('*')
    .forEach((part, i) => {
      if (i % 2 === 1) italics.push({ from: shown.length, to: shown.length + part.length })
      shown += part
    })
  return { text: shown, italics }
}
