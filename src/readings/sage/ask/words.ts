import type { About, Asking, Bound, Named, Part, Topic } from './understanding.ts'

/** What a language is asked in; all of it in normal form. */
export interface Words {
  /** Each that is found adds its weight to its topic. */
  readonly topics: readonly (readonly [topic: Topic, weight: number, words: RegExp])[]
  /** A time named and nothing else; in order. */
  readonly plain: readonly (readonly [topic: Topic, words: RegExp])[]
  /** A decision of whatever it may be. */
  readonly decision: RegExp
  /** In order. */
  readonly asking: readonly (readonly [Asking, RegExp])[]
  /** In order; of the topics that each is a part of (`PARTS`). */
  readonly parts: readonly (readonly [Part, RegExp])[]
  /** Of what is paid: without them a wedding is no expense. */
  readonly money: RegExp
  /** What of the own chart; in order. */
  readonly named: readonly (readonly [Named, RegExp])[]
  /** When to hold back. */
  readonly tight: RegExp
  /** Asked of what is to come: a time that is over was only told. */
  readonly ahead: RegExp
  /** What a time that is over was like. */
  readonly back: RegExp
  /** Where an illness is not the matter: somebody who works there. */
  readonly employed: RegExp
  readonly bounds: readonly (readonly [Bound, RegExp])[]
  /** To leave somebody, and whether to. */
  readonly leaving: RegExp
  readonly whether: RegExp
  /** What another thinks or does. */
  readonly mind: RegExp
  /** What orders, asks for another's data or a price, or is of something else altogether. */
  readonly instruction: RegExp
  readonly followUp: RegExp
  readonly about: readonly (readonly [About, RegExp])[]
}
