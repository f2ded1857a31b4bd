import type { SourceText } from '../facts/source-text.ts'

/**
 * One paragraph in both source languages. A `{slot}` is filled from the chart; text in ⟨ ⟩ holds terms, which plain readers do
 * not see.
 */
export interface Paragraph extends SourceText {
  /** Stable id, `card.subject.point`. */
  readonly id: string
  /** Facts that must all hold (`readings/facts`). */
  readonly because: readonly string[]
  /** Claims of the text, `axis=value`; a book contains at most one value per axis. */
  readonly says?: readonly string[]
  /** Id of a quotation in `readings/quotations`. */
  readonly quote?: string
}

/** Role of a paragraph within its card: the card's opening line, the advice at its end (`todo`), or part of a section. */
export type ParagraphRole = 'line' | 'todo' | { readonly section: string }

/** Alternative paragraphs: a card shows the rarest one that applies, or up to `most`. */
export interface ParagraphFamily {
  readonly id: string
  readonly card: string
  readonly role: ParagraphRole
  /** Facts that all paragraphs of the family require in addition to their own, such as an age. */
  readonly when?: readonly string[]
  /** Maximum number that a card may show; default 1. */
  readonly most?: number
  readonly paragraphs: readonly Paragraph[]
}
