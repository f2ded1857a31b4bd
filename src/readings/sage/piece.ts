/** A source that a sentence of an answer rests on, with the label of its chip in the answer's language. */
export interface Citation {
  /**
   * Target of the chip. `ref`: cells (`day.stem`; '' for the chart), hexagram (`6`, line `6.1`), lot, term or quotation
   * id, date, or a cycle's first year.
   */
  readonly to: 'chart' | 'other' | 'hexagram' | 'lot' | 'term' | 'quote' | 'day' | 'month' | 'year' | 'cycle'
  readonly ref: string
  readonly label: string
}

/** Kinds of pieces, in the order of an answer. */
export const ANSWER_PIECE_KINDS = [
  /** The answer in a sentence. */
  'line',
  /** A classical text, shown in its own typeface. */
  'classic',
  /** A reason; reasons are numbered. */
  'reason',
  /** Running text of an explanation. */
  'text',
  /** When to act. */
  'when',
  /** What would change the answer. */
  'unless',
  /** One recommended action. */
  'deed',
  /** Source of an explanation. */
  'source',
  /** About the answer itself: a fallback, an omission, what it cannot answer. */
  'note',
  /** A suggested next question; a tap copies it into the input. */
  'next',
  /** A piece of a care answer (`../safety/care.ts`). */
  'care',
] as const
export type AnswerPieceKind = (typeof ANSWER_PIECE_KINDS)[number]

/** A sentence or short paragraph of an answer. */
export interface AnswerPiece {
  readonly kind: AnswerPieceKind
  readonly text: string
  readonly cites: readonly Citation[]
}
