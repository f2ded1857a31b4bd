import type { Db } from '../db/open.ts'
import type { JobContext } from '../deps/job-context.ts'

/** Concurrency group of jobs; kinds with the same object share it. */
export interface JobLane {
  /** Number of its jobs that one process runs at once. */
  readonly concurrency: number
}

/** How a kind of job runs, and how often it is retried. */
export interface JobKind<Payload = unknown, Result = unknown, Progress = unknown> {
  readonly lane: JobLane
  readonly tries: number
  /** Delay after the first failed attempt (ms); doubles for each further one, up to the longest. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** Derives the id of the effect from the payload; the job's id if absent. */
  effectIdOf?(payload: Payload): string
  /** The external effect or the work. Runs at least once: an effect with a known id was done before. */
  act?(payload: Payload, context: JobContext<Progress>): Promise<Result>
  /** Writes progress, in one transaction with a check that the job is still leased by this worker. */
  progress?(db: Db, payload: Payload, progress: Progress): Promise<void>
  /** The effect in the database, such as the result of `act`. Runs exactly once, in one transaction with the job's end. */
  settle?(db: Db, payload: Payload, result: Result): Promise<void>
  /** Compensation for a job that failed permanently, in one transaction with that: a job is settled or failed, never both. */
  compensate?(db: Db, payload: Payload): Promise<void>
}
