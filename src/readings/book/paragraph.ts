import type { SourceText } from '../facts/source-text.ts'

/** Form of a paragraph: opens on a scene, ends on an order, states without an image, has a list, a question or a dated fact. */
export type ParagraphForm = 'scene' | 'order' | 'statement' | 'list' | 'question' | 'dated'

/** One paragraph in both source languages, with `{slots}`. Plain readers get no ⟨term⟩ and the second part of ⟨technical|plain⟩. */
export interface Paragraph extends SourceText {
  /** Stable id, `card.subject.point`. */
  readonly id: string
  /** Facts that must all hold (`readings/facts`). */
  readonly because: readonly string[]
  /** Claims of the text, `axis=value`; a book contains at most one value per axis. */
  readonly says?: readonly string[]
  /** Claims that are compared with the chart, `kind=value` (`claims.ts`); a paragraph applies only where all hold. */
  readonly claims?: readonly string[]
  readonly form?: readonly ParagraphForm[]
  /** Id of a quotation in `readings/quotations`. */
  readonly quote?: string
}

/** Role within a card: its summary line, its first paragraph (`lead`: what the reader is, and why), its advice, or part of a section. */
export type ParagraphRole = 'line' | 'lead' | 'todo' | { readonly section: string }

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
