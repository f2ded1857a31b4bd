import type { CallName, OutputOf, ParsedInputOf } from '#contract/endpoints.ts'
import type { UserDb } from '../store/db.ts'
import type { Conflict, Intent } from '../store/intent.ts'
import type { ApiError, ErrorName } from '../wire/api-error.ts'
import type { OverlayRow, OverlayTable } from './overlay.ts'

/**
 * Effect of a permanent refusal on a change.
 * noop: the wanted state already exists · rollback: this change is undone · cascade: later changes depend on it and fail as well
 */
export type Refusal = 'noop' | 'rollback' | 'cascade'

type Sent<Name extends string, E extends CallName, Doc, Ahead> = Intent<Name, ParsedInputOf<E>, Ahead, Doc>

/**
 * One kind of change. `confirm`, `refuse` and `versioned.adopt` write the server's result inside the transaction in which the
 * change leaves the outbox; the caller then rebases what is shown.
 */
export interface ChangeKind<Name extends string = string, E extends CallName = CallName, Doc = unknown, Ahead = unknown> {
  readonly name: Name
  /** Endpoint that its input is sent to. */
  readonly endpoint: E
  /** Rows that show it optimistically; null if it has no optimistic patch. */
  readonly overlay: OverlayTable<OverlayRow<Doc>> | null
  /** Applies the change to the document that is shown. */
  patch(shown: Doc | null, intent: Sent<Name, E, Doc, Ahead>): Doc | null
  confirm(db: UserDb, intent: Sent<Name, E, Doc, Ahead>, answer: OutputOf<E>): Promise<void>
  /** Runs after that transaction, for writes to the other database. */
  afterwards?(db: UserDb): Promise<void>
  refuse(db: UserDb, intent: Sent<Name, E, Doc, Ahead>, error: ApiError): Promise<Refusal>
  /** A removal: refused earlier changes of the subject need not be reported any more. */
  readonly isEnd: boolean
  /** Name of the subject in the report of a refusal; read before the rollback. */
  readName(db: UserDb, intent: Sent<Name, E, Doc, Ahead>): Promise<string>
  /** Null if the change is not based on a version. */
  readonly versioned: Versioned<Name, E, Doc, Ahead> | null
}

/** How a change based on an old version is merged or recorded as a conflict. */
interface Versioned<Name extends string, E extends CallName, Doc, Ahead> {
  /** Error name of a version conflict. */
  readonly refusal: ErrorName
  /** The server's copy, if the refusal contains it. */
  serverCopyIn(data: unknown): Doc | null
  adopt(db: UserDb, theirs: Doc): Promise<void>
  /** Whether a later change has the same base version and supersedes this one. */
  isSame(intent: Sent<Name, E, Doc, Ahead>, later: Intent): boolean
  /** The change rebased on the server's copy; null if both changed the same field or the base is unknown. */
  mergeOver(theirs: Doc, intent: Sent<Name, E, Doc, Ahead>): Pick<Sent<Name, E, Doc, Ahead>, 'input' | 'ahead'> | null
  /** The input to send when the user chooses this change in a conflict. */
  resubmit(db: UserDb, conflict: Conflict<Name, ParsedInputOf<E>, Doc, Ahead>): Promise<ParsedInputOf<E>>
}

/** A kind of change that can conflict with a newer version. */
export type VersionedChangeKind<Name extends string = string, E extends CallName = CallName, Doc = unknown, Ahead = unknown> = ChangeKind<
  Name,
  E,
  Doc,
  Ahead
> & { readonly versioned: Versioned<Name, E, Doc, Ahead> }

/** Maps kinds by name. */
export function mapByName<const K extends readonly ChangeKind[]>(...kinds: K): { readonly [One in K[number] as One['name']]: One } {
  return Object.fromEntries(kinds.map((kind) => [kind.name, kind])) as { readonly [One in K[number] as One['name']]: One }
}
