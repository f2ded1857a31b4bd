import type { Db } from '../db/open.ts'
import type { JobContext } from '../deps/job-context.ts'

/** Jobs that wait for one another and for no others. Kinds that give the same object share it. */
export interface Lane {
  /** How many of its jobs one process does at once. */
  readonly room: number
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
  act?(payload: Payload, hand: JobContext<Progress>): Promise<Result>
  /** Writes progress into the row that the work is for; one transaction with a look whether the job is still this worker's. */
  progress?(db: Db, payload: Payload, progress: Progress): Promise<void>
  /** The effect in the database, such as what `act` came to. Done exactly once: it is one transaction with the job's end. */
  settle?(db: Db, payload: Payload, result: Result): Promise<void>
  /** What is owed to a person whose job is given up, in one transaction with that: a job is settled or given up, never both. */
  giveUp?(db: Db, payload: Payload): Promise<void>
}
