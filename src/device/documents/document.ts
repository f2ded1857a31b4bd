import type { DeviceSession } from '../session/session.ts'
import type { UserDb } from '../store/db.ts'

/** A document that is pulled from the server; this device stores a copy. */
export interface PulledDocument<Name extends string = string, Answer = unknown> {
  /** Name of the document; part of the key under which its last pull time is stored. */
  readonly name: Name
  /** Maximum age (ms) of a fresh copy; a fresh copy is not pulled again when the tab becomes visible. */
  readonly freshMs: number
  /** Fetches the server's answer. @throws ApiError */
  fetch(session: DeviceSession, signal?: AbortSignal): Promise<Answer>
  /** Updates the document's rows from the answer, in one transaction with the pull time. Must await nothing but Dexie. */
  write(db: UserDb, answer: Answer): Promise<void>
  /** Deletes rows whose parent no longer exists; called after every pull of any document. */
  deleteOrphans(db: UserDb): Promise<void>
  /**
   * Downloads the files that the rows refer to, after the sync lock is released, so that other pulls and sends can run. @throws ApiError
   */
  downloadFiles(session: DeviceSession, signal?: AbortSignal): Promise<void>
}
