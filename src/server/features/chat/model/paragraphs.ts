import type { Locale } from '#contract/locale.ts'
import type { Citation, AnswerPiece, AnswerPieceKind } from '#readings/sage/piece.ts'
import { parseLineStart } from './lines.ts'

/** Maximum number of sentences in a piece of running text. */
const LONG = 3

/** Builds the pieces of an answer from its sentences, line by line. */
export interface PieceBuilder {
  /** Starts a line with its first sentence and returns the sentence without the line's prefix. */
  readonly begin: (sentence: string) => string
  /** Adds a checked sentence to the line. Returns the pieces that are complete now. */
  readonly add: (sentence: string) => readonly AnswerPiece[]
  /** Ends the line and returns its last piece, if any. */
  readonly close: () => readonly AnswerPiece[]
}

/** Groups sentences into pieces: a reason is one line, running text up to `LONG` sentences, the conclusion one sentence. */
export function createPieceBuilder(locale: Locale, citesOf: (text: string) => readonly Citation[]): PieceBuilder {
  const gap = locale === 'en_US' ? ' ' : ''
  let kind: AnswerPieceKind | undefined
  let isFirst = true
  let held: string[] = []

  const pieceOf = (): readonly AnswerPiece[] => {
    if (held.length === 0) return []
    const text = held.join(gap)
    held = []
    return [{ kind: kind ?? 'text', text, cites: citesOf(text) }]
  }

  return {
    begin: (sentence) => {
      if (kind !== undefined) return sentence
      const begun = parseLineStart(sentence, locale, isFirst)
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
