import type { FieldError } from '#contract/fields.ts'

/** One change that the server has not answered yet. What it means is known by its kind alone. */
export interface Intent<Name extends string = string, Input = unknown, Ahead = unknown, Doc = unknown> {
  /** Order of making, given by the table: ids of two tabs may share a millisecond. */
  readonly seq: number
  /** UUIDv7, sent as `Idempotency-Key`. */
  readonly id: string
  readonly kind: Name
  /** What it is about: the id of the document that it changes. */
  readonly subject: string
  /** The body that is sent. */
  readonly input: Input
  readonly at: number
  /** What its document shows of it until the server has answered. */
  readonly ahead: Ahead
  /** The document that it was made on, where a newer one is compared with it. */
  readonly base?: Doc | undefined
}

/** A change made on an old version: kept and offered, never applied silently. */
export interface Conflict<Name extends string = string, Mine = unknown, Theirs = unknown, Ahead = unknown> {
  readonly id: string
  readonly kind: Name
  readonly subject: string
  readonly mine: Mine
  readonly theirs: Theirs
  /** What the document showed of `mine`. */
  readonly ahead: Ahead
  readonly base?: Theirs | undefined
  readonly at: number
}

/** A change that the server refused for good. */
export interface Failure<I extends Intent = Intent> {
  readonly id: string
  readonly subject: string
  readonly intent: I
  /** Later changes of the same subject that rested on it. */
  readonly after: readonly I[]
  readonly code: number
  readonly fields: readonly FieldError[]
  /** What a person calls the subject, for the sentence that tells about it; empty where it has no name. */
  readonly name: string
  readonly at: number
}
