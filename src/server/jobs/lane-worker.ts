import { setImmediate } from 'node:timers/promises'
import type { LeasedJob } from '../db/jobs.ts'
import { claimDueJobs, renewLease } from './leases.ts'
import { runJobAttempt, type WorkerDeps } from './try-job.ts'

/** Worker that runs the jobs of one lane. */
export interface LaneWorker {
  readonly wake: () => void
  /** Runs a job leased by this process, as soon as there is capacity. Resolves after the attempt. */
  readonly begin: (lease: LeasedJob) => Promise<void>
  readonly stop: () => Promise<void>
}

interface Options {
  /** Names of the kinds of jobs in this lane. */
  readonly kinds: readonly string[]
  readonly concurrency: number
}

/** Creates a worker for one lane. If the database is unavailable, the worker tries again at the next wake. */
export function createLaneWorker(workshop: WorkerDeps, { kinds, concurrency }: Options): LaneWorker {
  const { db, now, log, leaseMs } = workshop
  const running = new Set<Promise<void>>()
  const line: (() => Promise<void>)[] = []
  let polling: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let isAway = false

  function reportAway(error: unknown): void {
    if (!isAway) log.warn({ err: error, kinds }, 'jobs wait for the database')
    isAway = true
  }

  function run(work: () => Promise<void>): Promise<void> {
    const job = work()
      .catch(reportAway)
      .finally(() => {
        running.delete(job)
        next()
      })
    running.add(job)
    return job
  }

  /** Starts the next queued job, whose caller is waiting; polls for other jobs if none is queued. */
  function next(): void {
    const first = isStopped ? undefined : line.shift()
    if (first === undefined) wake()
    else void run(first)
  }

  /** Queues a job until there is capacity. Then renews its lease and runs it, unless another worker has taken it. */
  function queueJob(lease: LeasedJob): Promise<void> {
    return new Promise((resolve) => {
      line.push(async () => {
        if (await renewLease(db, lease, now() + leaseMs)) await runJobAttempt(workshop, lease).finally(resolve)
        else resolve()
      })
    })
  }

  const mayPoll = (): boolean => isWanted && !isStopped && running.size < concurrency

  /** Claims and starts due jobs. Yields to the event loop before each claim, as SQLite jobs never wait for I/O and would delay requests. */
  async function poll(): Promise<void> {
    for (await setImmediate(); mayPoll(); await setImmediate()) {
      isWanted = false
      const leases = await claimDueJobs(db, { kinds, now: now(), leaseMs, limit: concurrency - running.size })
      isAway = false
      for (const lease of leases) void run(() => runJobAttempt(workshop, lease))
    }
  }

  function wake(): void {
    isWanted = true
    polling ??= poll()
      .catch(reportAway)
      .finally(() => {
        polling = undefined
        // Polls again if a wake arrived just as the poll ended.
        if (mayPoll()) wake()
      })
  }

  return {
    wake,
    begin: (lease) => (running.size < concurrency ? run(() => runJobAttempt(workshop, lease)) : queueJob(lease)),
    stop: async () => {
      isStopped = true
      await polling
      await Promise.all(running)
    },
  }
}
