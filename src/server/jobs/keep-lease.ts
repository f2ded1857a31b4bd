import type { Lease } from '../db/jobs.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open.ts'
import { LeaseLost, renewLease } from './leases.ts'

/** Renewals per lease: one may fail and the next is still in time. */
const RENEWALS = 3

interface Desk {
  readonly db: Db
  readonly now: () => number
  readonly leaseMs: number
}

/** A job leased by this worker. */
interface Held {
  /** Aborts when another worker has taken the job. */
  readonly signal: AbortSignal
  /** Writes in one transaction with a renewal of the lease. Rejects with `LeaseLost`, and then stores nothing. */
  readonly write: (effect: (db: Db) => Promise<void>) => Promise<void>
}

/** Keeps a lease by renewing it while `work` runs. Returns the result of `work`. */
export async function keepLease<T>({ db, now, leaseMs }: Desk, lease: Lease, work: (held: Held) => Promise<T>): Promise<T> {
  const lost = new AbortController()
  async function keep(within: Db): Promise<void> {
    if (await renewLease(within, lease, now() + leaseMs)) return
    lost.abort(new LeaseLost())
    throw new LeaseLost()
  }
  // A failed renewal is retried by the next; the lease is ours until another worker takes the job.
  const timer = setInterval(() => void keep(db).catch(() => undefined), leaseMs / RENEWALS)
  try {
    return await work({
      signal: lost.signal,
      // The work's own row first, then the job's, as at the end: consistent order prevents deadlocks.
      write: (effect) => inTransaction(db, (within) => effect(within).then(() => keep(within))),
    })
  } finally {
    clearInterval(timer)
  }
}
