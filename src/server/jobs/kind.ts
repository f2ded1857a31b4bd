import type { Db } from '../db/open.ts'
import type { JobContext } from '../deps/job-context.ts'

/** Concurrency group of jobs. Kinds that refer to the same object share its concurrency. */
export interface JobLane {
  /** Maximum number of its jobs that run in one process at once. */
  readonly concurrency: number
}

/** Work and retry policy of one kind of job. */
export interface JobKind<Payload = unknown, Result = unknown, Progress = unknown> {
  readonly lane: JobLane
  readonly tries: number
  /** Delay after the first failed attempt (ms). Doubles with each further failure, up to `longestWaitMs`. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** Derives the idempotency key of the external effect from the payload; the job's id is used if absent. */
  effectIdOf?(payload: Payload): string
  /** Does the external effect or long work. Runs at least once, so external effects must be idempotent by their id. */
  act?(payload: Payload, context: JobContext<Progress>): Promise<Result>
  /** Stores a checkpoint, in one transaction with a renewal of the lease. */
  progress?(db: Db, payload: Payload, progress: Progress): Promise<void>
  /** Stores the final effect, such as the result of `act`. Runs exactly once, in one transaction with the job's completion. */
  settle?(db: Db, payload: Payload, result: Result): Promise<void>
  /** Compensates a permanently failed job, in one transaction with the failure. A job is either settled or compensated, never both. */
  compensate?(db: Db, payload: Payload): Promise<void>
}
