import type { Locale } from '#contract/locale.ts'
import type { Cite, Piece, PieceKind } from '#readings/sage/piece.ts'
import { begunBy } from './lines.ts'

/** Sentences of running text in one piece. */
const LONG = 3

export interface Paragraphs {
  /** Takes what a line begins with from its first sentence; what is left is the sentence. */
  readonly begin: (sentence: string) => string
  /** Adds a sentence that may be shown. */
  readonly add: (sentence: string) => readonly Piece[]
  /** Ends the line. */
  readonly close: () => readonly Piece[]
}

/** Puts sentences together to pieces: a reason is one line, running text a few sentences, the answer itself one. */
export function paragraphsOf(locale: Locale, citesOf: (text: string) => readonly Cite[]): Paragraphs {
  const gap = locale === 'en_US' ? ' ' : ''
  let kind: PieceKind | undefined
  let isFirst = true
  let held: string[] = []

  const pieceOf = (): readonly Piece[] => {
    if (held.length === 0) return []
    const text = held.join(gap)
    held = []
    return [{ kind: kind ?? 'text', text, cites: citesOf(text) }]
  }

  return {
    begin: (sentence) => {
      if (kind !== undefined) return sentence
      const begun = begunBy(sentence, locale, isFirst)
      kind = begun.kind
      return begun.text
    },
    add: (sentence) => {
      held.push(sentence)
      isFirst = false
      const isFull = kind === 'line' || (kind === 'text' && held.length >= LONG)
      if (!isFull) return []
      const pieces = pieceOf()
      kind = 'text'
      return pieces
    },
    close: () => {
      const pieces = pieceOf()
      kind = undefined
      return pieces
    },
  }
}
