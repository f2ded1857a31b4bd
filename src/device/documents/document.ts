import type { Session } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'

/** Something that only comes down: the server writes it, and this device keeps a copy. */
export interface Document<Name extends string = string, Answer = unknown> {
  /** Also what the time of its last coming is kept under. */
  readonly name: Name
  /** What is not older than this is not asked for again by coming back to the tab. */
  readonly freshMs: number
  /** @throws ApiError */
  fetch(session: Session, signal?: AbortSignal): Promise<Answer>
  /** Brings its rows to what the answer says, in one transaction with the note of its coming. Nothing but Dexie may be awaited. */
  write(db: UserDb, answer: Answer): Promise<void>
  /** Deletes what rests on something that is here no longer; called after every pull, of whatever document. */
  drop(db: UserDb): Promise<void>
  /** Brings what its rows call for, once nobody waits for it: others send and pull meanwhile. @throws ApiError */
  follow(session: Session, signal?: AbortSignal): Promise<void>
}
