import type { Written } from '../facts/written.ts'

/**
 * One paragraph, written from the same facts in both languages. `{slot}` is filled from the chart; what stands in ⟨ ⟩ is for
 * readers who want the terms.
 */
export interface Paragraph extends Written {
  /** Stable: `card.subject.point`. */
  readonly id: string
  /** Facts that all must hold (`readings/facts`). */
  readonly because: readonly string[]
  /** Stands, `axis=value`: no book takes two on one axis. */
  readonly says?: readonly string[]
  /** Id of a quotation in `readings/quotations`. */
  readonly quote?: string
}

/** What a paragraph is in its card: the line above it, the deed at its end, or a section's own. */
export type Role = 'line' | 'todo' | { readonly section: string }

/** Paragraphs of one kind: of a family a section takes one, the most particular. */
export interface Family {
  readonly id: string
  readonly card: string
  readonly role: Role
  /** Facts without which none of it is said: a child is not told of its office. */
  readonly when?: readonly string[]
  /** How many of it a card may show; 1 if not said. */
  readonly most?: number
  readonly paragraphs: readonly Paragraph[]
}
