/** What a sentence of an answer rests on, with the words of its chip in the answer's language. */
export interface Cite {
  /**
   * Where the chip leads: cells of the chart asked about or of the second one (`ref`: `day.stem hour.branch`, or '' for the whole),
   * a hexagram (`6`) or a line of it (`6.1`), a drawn lot (`37`), a term of the glossary or a quotation by id, a day (`2027-02-04`),
   * a month (`2027-02`), a year of the sixty (`2027`), a luck cycle by its first year.
   */
  readonly to: 'chart' | 'other' | 'hexagram' | 'lot' | 'term' | 'quote' | 'day' | 'month' | 'year' | 'cycle'
  readonly ref: string
  readonly label: string
}

/** What a piece is within an answer, in the order they come. */
export const PIECES = [
  /** The answer in a sentence. */
  'line',
  /** A classical text, for its own face. */
  'classic',
  /** A reason; reasons are numbered. */
  'reason',
  /** Running text: an explanation of knowledge. */
  'text',
  /** When. */
  'when',
  /** What would change the answer. */
  'unless',
  /** One thing to do. */
  'deed',
  /** Where a knowledge came from. */
  'source',
  /** Said of the answer itself: who took over, what was left out, what it cannot answer. */
  'note',
  /** A question that may be asked next; a tap puts it into the field. */
  'next',
  /** Of the caring answer alone. */
  'care',
] as const
export type PieceKind = (typeof PIECES)[number]

/** A sentence or short paragraph of an answer, shown whole. */
export interface Piece {
  readonly kind: PieceKind
  readonly text: string
  readonly cites: readonly Cite[]
}
