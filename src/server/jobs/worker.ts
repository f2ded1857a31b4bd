import { LEASE_MS, type Lease } from '../db/jobs.ts'
import type { Workers } from '../deps/deps.ts'
import { claimDue, renew } from './leases.ts'
import { tryJob, type Workshop } from './try-job.ts'

/** At once, in one process. */
const ROOM = 8
/** A job of this process is begun at once; this is for those that were laid back, or lost by another. */
const POLL_MS = 1_000
/** How long somebody waits who wants to see the first try. */
const PATIENCE_MS = 5_000

interface Options extends Workshop {
  readonly leaseMs?: number
  readonly pollMs?: number
}

export interface Worker extends Workers {
  /** Looks for due jobs every now and then, from now on. */
  readonly start: () => void
  /** Takes nothing more, and lets end what runs. */
  readonly stop: () => Promise<void>
}

function atMost(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void work.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Runs jobs, as many workers as there are processes. A database that is away is asked again. */
export function newWorker({ leaseMs = LEASE_MS, pollMs = POLL_MS, ...workshop }: Options): Worker {
  const { db, now, log, kinds } = workshop
  const running = new Set<Promise<void>>()
  const line: (() => Promise<void>)[] = []
  let looking: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let isAway = false
  let timer: NodeJS.Timeout | undefined

  function away(error: unknown): void {
    if (!isAway) log.warn({ err: error }, 'jobs wait for the database')
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

  const mayLook = (): boolean => isWanted && !isStopped && running.size < ROOM

  async function look(): Promise<void> {
    while (mayLook()) {
      isWanted = false
      const leases = await claimDue(db, { kinds: Object.keys(kinds), now: now(), leaseMs, room: ROOM - running.size })
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
    start: () => {
      timer = setInterval(wake, pollMs).unref()
      wake()
    },
    begin: (lease) => atMost(running.size < ROOM ? run(() => tryJob(workshop, lease)) : inTurn(lease), PATIENCE_MS),
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await looking
      await Promise.all(running)
    },
  }
}
