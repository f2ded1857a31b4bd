import type { ElementCode } from '#bazi/index.ts'
import type { FragmentId, SentenceId, Side } from './codes.ts'
import type { MatchFact } from './facts.ts'

/** What fills a slot: a person's name, an element, what an element lets them do, or years. */
export type Slot =
  | { readonly name: Side }
  | { readonly element: ElementCode }
  | { readonly fragment: FragmentId }
  | { readonly years: readonly number[] }

export interface MatchSentence {
  readonly id: SentenceId
  /** Whom it is told of, as who receives; null if of both. */
  readonly about: Side | null
  readonly slots: Readonly<Record<string, Slot>>
  /** All of them together are why it is said. */
  readonly because: readonly MatchFact[]
}

/** What rubs and what eases it, on the same facts. */
export interface Friction {
  readonly rub: MatchSentence
  readonly ease: MatchSentence
}

export function sentence(
  id: SentenceId,
  because: readonly MatchFact[],
  slots: MatchSentence['slots'] = {},
  about: Side | null = null,
): MatchSentence {
  return { id, about, slots, because }
}
