import type { ElementCode } from '#bazi/index.ts'
import type { FragmentId, SentenceId, Side } from './codes.ts'
import type { MatchFact } from './facts.ts'

/** Value of a slot: a person's name, an element, an activity of an element, or years. */
export type MatchSlot =
  | { readonly name: Side }
  | { readonly element: ElementCode }
  | { readonly fragment: FragmentId }
  | { readonly years: readonly number[] }

export interface MatchSentence {
  readonly id: SentenceId
  /** The side that the sentence is about (the one that receives an effect); null for both. */
  readonly about: Side | null
  readonly slots: Readonly<Record<string, MatchSlot>>
  /** The facts that together justify the sentence. */
  readonly because: readonly MatchFact[]
}

/** A friction sentence and the sentence on what eases it; both rest on the same facts. */
export interface FrictionSentence {
  readonly rub: MatchSentence
  readonly ease: MatchSentence
}

export function createMatchSentence(
  id: SentenceId,
  because: readonly MatchFact[],
  slots: MatchSentence['slots'] = {},
  about: Side | null = null,
): MatchSentence {
  return { id, about, slots, because }
}
