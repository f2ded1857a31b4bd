import type { CallName, OutputOf, ParsedInputOf } from '#contract/endpoints.ts'
import type { UserDb } from '../store/db.ts'
import type { Conflict, Intent } from '../store/intent.ts'
import type { ApiError, ErrorName } from '../wire/api-error.ts'
import type { OverlaidRow, OverlayTable } from './overlay.ts'

/**
 * What a refusal for good means for a change.
 * met: what was wanted is so already · alone: this change is undone · ground: later ones rested on it and go along
 */
export type Refusal = 'noop' | 'rollback' | 'cascade'

type Sent<Name extends string, E extends CallName, Doc, Ahead> = Intent<Name, ParsedInputOf<E>, Ahead, Doc>

/**
 * Everything about one kind of change, in one place. `confirm`, `refuse` and `versioned.adopt` write what
 * the server said inside the transaction in which the change leaves the outbox; what is shown is laid anew
 * by whoever calls them.
 */
export interface Kind<Name extends string = string, E extends CallName = CallName, Doc = unknown, Ahead = unknown> {
  readonly name: Name
  /** Where its input is sent. */
  readonly endpoint: E
  /** The rows that show it at once; null when nothing is laid over anything. */
  readonly overlay: OverlayTable<OverlaidRow<Doc>> | null
  /** What its document shows with it, over what it shows without it. */
  patch(shown: Doc | null, intent: Sent<Name, E, Doc, Ahead>): Doc | null
  confirm(db: UserDb, intent: Sent<Name, E, Doc, Ahead>, answer: OutputOf<E>): Promise<void>
  /** What is done after that step: in another database. */
  afterwards?(db: UserDb): Promise<void>
  refuse(db: UserDb, intent: Sent<Name, E, Doc, Ahead>, error: ApiError): Promise<Refusal>
  /** Whether nobody has use any more for refused changes of the subject that came before it: a removal. */
  readonly isEnd: boolean
  /** What a person calls the subject, when it is told that the change was refused; read before the change is undone. */
  nameOf(db: UserDb, intent: Sent<Name, E, Doc, Ahead>): Promise<string>
  /** Null for what rests on no version. */
  readonly versioned: Versioned<Name, E, Doc, Ahead> | null
}

/** How a change that was made on an old version is kept beside the server's copy. */
interface Versioned<Name extends string, E extends CallName, Doc, Ahead> {
  /** The refusal that says so. */
  readonly refusal: ErrorName
  /** The server's copy, where the refusal brings it. */
  serverCopyIn(data: unknown): Doc | null
  adopt(db: UserDb, theirs: Doc): Promise<void>
  /** Whether a later change was made on the same version, and stands for this one. */
  isSame(intent: Sent<Name, E, Doc, Ahead>, later: Intent): boolean
  /** The change made anew on the server's copy; null where both changed the same, or what it was made on is not known. */
  mergeOver(theirs: Doc, intent: Sent<Name, E, Doc, Ahead>): Pick<Sent<Name, E, Doc, Ahead>, 'input' | 'ahead'> | null
  /** What is sent when the person keeps this change after all. */
  resubmit(db: UserDb, conflict: Conflict<Name, ParsedInputOf<E>, Doc, Ahead>): Promise<ParsedInputOf<E>>
}

/** A kind of change that can meet a newer version; `Kind` asks the rest of it. */
export type VersionedKind<Name extends string = string, E extends CallName = CallName, Doc = unknown, Ahead = unknown> = Kind<
  Name,
  E,
  Doc,
  Ahead
> & { readonly versioned: Versioned<Name, E, Doc, Ahead> }

/** The kinds by their names. */
export function byName<const K extends readonly Kind[]>(...kinds: K): { readonly [One in K[number] as One['name']]: One } {
  return Object.fromEntries(kinds.map((kind) => [kind.name, kind])) as { readonly [One in K[number] as One['name']]: One }
}
