import type { Db } from '../db/open.ts'

/** Jobs that wait for one another and for no others. Kinds that give the same object share it. */
export interface Lane {
  /** How many of its jobs one process does at once. */
  readonly room: number
}

/** What work is given beside what it was told. */
export interface Hand<Progress = unknown> {
  /** Names the effect: the same in every try, and after the operator has put the job back. */
  readonly id: string
  /** Aborts when another worker has the job by now: nothing of this try is kept any more. */
  readonly signal: AbortSignal
  /** Writes by the kind's `progress` how far the work is. Rejects with `LeaseLost`, and has written nothing then. */
  readonly note: (progress: Progress) => Promise<void>
}

/** How a kind of job is done, and how often it is tried. */
export interface JobKind<Payload = unknown, Result = unknown, Progress = unknown> {
  readonly lane: Lane
  readonly tries: number
  /** Milliseconds from the first failed try to the second; doubled for each further one, up to the longest. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** Names the effect by what the job was told; without it the job's own id does. */
  effectIdOf?(payload: Payload): string
  /** The effect elsewhere, or the work, for as long as it takes. Done at least once: whoever sees the id again has seen this before. */
  act?(payload: Payload, hand: Hand<Progress>): Promise<Result>
  /** Writes progress into the row that the work is for; one transaction with a look whether the job is still this worker's. */
  progress?(db: Db, payload: Payload, progress: Progress): Promise<void>
  /** The effect in the database, such as what `act` came to. Done exactly once: it is one transaction with the job's end. */
  settle?(db: Db, payload: Payload, result: Result): Promise<void>
}
