import { setImmediate } from 'node:timers/promises'
import type { Lease } from '../db/jobs.ts'
import { claimDue, renew } from './leases.ts'
import { tryJob, type Workshop } from './try-job.ts'

/** One lane of a worker. */
export interface LaneWorker {
  readonly wake: () => void
  /** Tries a job that is in this process's hands, at once or as soon as a hand is free. Resolves after the try. */
  readonly begin: (lease: Lease) => Promise<void>
  readonly stop: () => Promise<void>
}

interface Options {
  /** Names of the kinds whose jobs go this way. */
  readonly kinds: readonly string[]
  readonly room: number
}

/** Does the jobs of one lane, so many at once. A database that is away is asked again at the next wake. */
export function newLaneWorker(workshop: Workshop, { kinds, room }: Options): LaneWorker {
  const { db, now, log, leaseMs } = workshop
  const running = new Set<Promise<void>>()
  const line: (() => Promise<void>)[] = []
  let looking: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let isAway = false

  function away(error: unknown): void {
    if (!isAway) log.warn({ err: error, kinds }, 'jobs wait for the database')
    isAway = true
  }

  function run(work: () => Promise<void>): Promise<void> {
    const job = work()
      .catch(away)
      .finally(() => {
        running.delete(job)
        next()
      })
    running.add(job)
    return job
  }

  /** Those who wait in person come first. */
  function next(): void {
    const first = isStopped ? undefined : line.shift()
    if (first === undefined) wake()
    else void run(first)
  }

  /** Waits for a hand to be free. The lease begins anew then, unless another has the job by now. */
  function inTurn(lease: Lease): Promise<void> {
    return new Promise((resolve) => {
      line.push(async () => {
        if (await renew(db, lease, now() + leaseMs)) await tryJob(workshop, lease).finally(resolve)
        else resolve()
      })
    })
  }

  const mayLook = (): boolean => isWanted && !isStopped && running.size < room

  /** The event loop turns before each claim: work that is done in SQLite alone never waits for it, and requests would wait for all jobs. */
  async function look(): Promise<void> {
    for (await setImmediate(); mayLook(); await setImmediate()) {
      isWanted = false
      const leases = await claimDue(db, { kinds, now: now(), leaseMs, room: room - running.size })
      isAway = false
      for (const lease of leases) void run(() => tryJob(workshop, lease))
    }
  }

  function wake(): void {
    isWanted = true
    looking ??= look()
      .catch(away)
      .finally(() => {
        looking = undefined
        // Wanted again just as the look ended.
        if (mayLook()) wake()
      })
  }

  return {
    wake,
    begin: (lease) => (running.size < room ? run(() => tryJob(workshop, lease)) : inTurn(lease)),
    stop: async () => {
      isStopped = true
      await looking
      await Promise.all(running)
    },
  }
}
