import type { Session } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'

/** A pull-only document: the server writes it, and this device keeps a copy. */
export interface Document<Name extends string = string, Answer = unknown> {
  /** Also part of the key of its last pull time. */
  readonly name: Name
  /** A copy younger than this is not pulled again when the tab becomes visible (ms). */
  readonly freshMs: number
  /** @throws ApiError */
  fetch(session: Session, signal?: AbortSignal): Promise<Answer>
  /** Updates its rows from the answer, in one transaction with the pull time. Must await nothing but Dexie. */
  write(db: UserDb, answer: Answer): Promise<void>
  /** Deletes rows whose parent is gone; called after every pull of any document. */
  deleteOrphans(db: UserDb): Promise<void>
  /** Downloads what its rows refer to, outside the pull's lock, so that other pulls and sends go on. @throws ApiError */
  downloadFiles(session: Session, signal?: AbortSignal): Promise<void>
}
