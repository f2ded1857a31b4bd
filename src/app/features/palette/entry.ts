/** What the palette leads to; among equals, in this order. */
export const KINDS = ['day', 'almanac', 'year', 'page', 'archive', 'card', 'setting', 'conversation', 'note', 'term', 'passage'] as const
export type Kind = (typeof KINDS)[number]

/** One row of the palette. */
export interface Entry {
  /** Tells it from all others, over restarts too: `term:bazi`. */
  readonly id: string
  readonly kind: Kind
  readonly name: string
  /** A second line: what it is, whose, when. */
  readonly note?: string | undefined
  /** By what it is found besides its name, in any language. */
  readonly also?: readonly string[]
  /** What it is set to, of a setting that is changed by choosing its row. */
  readonly value?: string | undefined
  readonly open: () => void
  /** Where it is explained, of one that opens nothing. */
  readonly openPage?: () => void
}
