import type { About, Asking, Bound, Named, Part, Topic } from './understanding.ts'

/** Word lists of a language, for normalised text. */
export interface Words {
  /** Each match adds its weight to its topic. */
  readonly topics: readonly (readonly [topic: Topic, weight: number, words: RegExp])[]
  /** Questions that only name a time; the first match wins. */
  readonly plain: readonly (readonly [topic: Topic, words: RegExp])[]
  /** A decision about anything. */
  readonly decision: RegExp
  /** The first match wins. */
  readonly asking: readonly (readonly [Asking, RegExp])[]
  /** The first match wins, among the subtopics of the topic (`PARTS`). */
  readonly parts: readonly (readonly [Part, RegExp])[]
  /** Words for payments: without one, a wedding is not treated as an expense. */
  readonly money: RegExp
  /** Parts of the asker's chart; the first match wins. */
  readonly named: readonly (readonly [Named, RegExp])[]
  /** Asks when to hold back. */
  readonly tight: RegExp
  /** Asks about the future: a past time is only mentioned. */
  readonly ahead: RegExp
  /** Asks about a past time. */
  readonly back: RegExp
  /** Work in medicine, where illness is not the subject. */
  readonly employed: RegExp
  readonly bounds: readonly (readonly [Bound, RegExp])[]
  /** `leaving` with `whether`: whether to leave a person. */
  readonly leaving: RegExp
  readonly whether: RegExp
  /** What another person thinks or does. */
  readonly mind: RegExp
  /** Instructions, requests for prices or another person's data, and unrelated subjects. */
  readonly instruction: RegExp
  readonly followUp: RegExp
  readonly about: readonly (readonly [About, RegExp])[]
}
