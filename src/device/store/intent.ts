import type { FieldError } from '#contract/fields.ts'

/** One pending change. Only its `ChangeKind` can interpret its input. */
export interface Intent<Name extends string = string, Input = unknown, Ahead = unknown, Doc = unknown> {
  /** Auto-incremented position in the queue; ids do not give the order, because two tabs may create them in the same millisecond. */
  readonly seq: number
  /** UUIDv7, sent as `Idempotency-Key`. */
  readonly id: string
  readonly kind: Name
  /** Id of the document that the change modifies. */
  readonly subject: string
  /** The request body. */
  readonly input: Input
  readonly at: number
  /** Optimistic patch that is shown until the server has answered. */
  readonly ahead: Ahead
  /** The document on which the change is based, for merging with a newer version. */
  readonly base?: Doc | undefined
}

/** A change based on an old version that could not be merged: stored until the user decides. */
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
  /** Later changes of the same subject that failed with it. */
  readonly after: readonly I[]
  readonly code: number
  readonly fields: readonly FieldError[]
  /** Name of the subject for the message to the user; empty if it has none. */
  readonly name: string
  readonly at: number
}
