import type { FieldError } from '#contract/fields.ts'

/** One pending change. Only its kind knows what it means. */
export interface Intent<Name extends string = string, Input = unknown, Ahead = unknown, Doc = unknown> {
  /** Auto-incremented order; ids of two tabs may share a millisecond. */
  readonly seq: number
  /** UUIDv7, sent as `Idempotency-Key`. */
  readonly id: string
  readonly kind: Name
  /** Id of the document that it changes. */
  readonly subject: string
  /** The request body. */
  readonly input: Input
  readonly at: number
  /** Optimistic patch, until the server has answered. */
  readonly ahead: Ahead
  /** The document that it is based on, to merge it with a newer version. */
  readonly base?: Doc | undefined
}

/** A change based on an old version: stored for a decision, never applied silently. */
export interface Conflict<Name extends string = string, Mine = unknown, Theirs = unknown, Ahead = unknown> {
  readonly id: string
  readonly kind: Name
  readonly subject: string
  readonly mine: Mine
  readonly theirs: Theirs
  /** Optimistic patch of `mine`. */
  readonly ahead: Ahead
  readonly base?: Theirs | undefined
  readonly at: number
}

/** A change that the server refused permanently. */
export interface Failure<I extends Intent = Intent> {
  readonly id: string
  readonly subject: string
  readonly intent: I
  /** Later changes of the same subject that depended on it. */
  readonly after: readonly I[]
  readonly code: number
  readonly fields: readonly FieldError[]
  /** Name of the subject for the message to the user; empty if it has none. */
  readonly name: string
  readonly at: number
}
