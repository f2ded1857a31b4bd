import type { EnvelopeCallName, OutputOf, ParsedInputOf } from '#contract/endpoints.ts'
import type { UserDb } from '../store/db.ts'
import type { Conflict, Intent } from '../store/intent.ts'
import type { ApiError, ErrorName } from '../wire/api-error.ts'
import type { OverlayRow, OverlayTable } from './overlay.ts'

/**
 * Effect of a refusal: `noop`: the wanted state exists already · `rollback`: this change is undone · `cascade`: later changes of the
 * subject fail as well.
 */
export type RefusalEffect = 'noop' | 'rollback' | 'cascade'

type Sent<Name extends string, E extends EnvelopeCallName, Doc, Ahead> = Intent<Name, ParsedInputOf<E>, Ahead, Doc>

/**
 * One kind of change. `confirm`, `refuse` and `adopt` run in the transaction that dequeues the change; the caller then rebases the subject.
 */
export interface ChangeKind<Name extends string = string, E extends EnvelopeCallName = EnvelopeCallName, Doc = unknown, Ahead = unknown> {
  readonly name: Name
  /** Endpoint to which the change's input is sent. */
  readonly endpoint: E
  /** Rows that show the change optimistically; null if the change has no optimistic patch. */
  readonly overlay: OverlayTable<OverlayRow<Doc>> | null
  /** Returns the shown document with the change applied; null hides the document. */
  patch(shown: Doc | null, intent: Sent<Name, E, Doc, Ahead>): Doc | null
  confirm(db: UserDb, intent: Sent<Name, E, Doc, Ahead>, answer: OutputOf<E>): Promise<void>
  /** Runs after the transaction of `confirm`, for writes to the device database. */
  afterwards?(db: UserDb): Promise<void>
  refuse(db: UserDb, intent: Sent<Name, E, Doc, Ahead>, error: ApiError): Promise<RefusalEffect>
  /** True for a removal: refused earlier changes of the subject then need no report. */
  readonly isEnd: boolean
  /** Returns the subject's name for the report of a refusal; called before the rollback. */
  readName(db: UserDb, intent: Sent<Name, E, Doc, Ahead>): Promise<string>
  /** How version conflicts are handled; null if the change is not based on a version. */
  readonly versioned: Versioned<Name, E, Doc, Ahead> | null
}

/** How a change based on an old version is merged with the server's copy or stored as a conflict. */
interface Versioned<Name extends string, E extends EnvelopeCallName, Doc, Ahead> {
  /** Error name with which the server reports a version conflict. */
  readonly refusal: ErrorName
  /** Returns the server's copy if the refusal contains it. */
  serverCopyIn(data: unknown): Doc | null
  adopt(db: UserDb, theirs: Doc): Promise<void>
  /** Returns whether a later change has the same base version and supersedes this one. */
  isSame(intent: Sent<Name, E, Doc, Ahead>, later: Intent): boolean
  /** Returns the change rebased on the server's copy; null if both changed the same field or the base is unknown. */
  mergeOver(theirs: Doc, intent: Sent<Name, E, Doc, Ahead>): Pick<Sent<Name, E, Doc, Ahead>, 'input' | 'ahead'> | null
  /** Returns the input to send when the user chooses this change in a conflict. */
  resubmit(db: UserDb, conflict: Conflict<Name, ParsedInputOf<E>, Doc, Ahead>): Promise<ParsedInputOf<E>>
}

/** A kind of change that can conflict with a newer version. */
export type VersionedChangeKind<
  Name extends string = string,
  E extends EnvelopeCallName = EnvelopeCallName,
  Doc = unknown,
  Ahead = unknown,
> = ChangeKind<Name, E, Doc, Ahead> & { readonly versioned: Versioned<Name, E, Doc, Ahead> }

/** Maps kinds by name. */
export function mapKindsByName<const K extends readonly ChangeKind[]>(...kinds: K): { readonly [One in K[number] as One['name']]: One } {
  return Object.fromEntries(kinds.map((kind) => [kind.name, kind])) as { readonly [One in K[number] as One['name']]: One }
}
