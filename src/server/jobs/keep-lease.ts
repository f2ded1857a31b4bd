import type { LeasedJob } from '../db/jobs.ts'
import { runInTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open.ts'
import { LeaseLostError, renewLease } from './leases.ts'

/** Number of renewals per lease lifetime; if one fails, the next is still in time. */
const RENEWALS = 3

interface Desk {
  readonly db: Db
  readonly now: () => number
  readonly leaseMs: number
}

/** Access to the job while this worker has its lease. */
interface Held {
  /** Aborts when this worker has lost the lease. */
  readonly signal: AbortSignal
  /** Runs `effect` in one transaction with a renewal of the lease. Rejects with `LeaseLostError` and rolls back if the lease is lost. */
  readonly write: (effect: (db: Db) => Promise<void>) => Promise<void>
}

/** Runs `work` and renews the job's lease meanwhile. Returns the result of `work`. */
export async function withLease<T>({ db, now, leaseMs }: Desk, lease: LeasedJob, work: (held: Held) => Promise<T>): Promise<T> {
  const lost = new AbortController()
  async function renew(within: Db): Promise<void> {
    if (await renewLease(within, lease, now() + leaseMs)) return
    lost.abort(new LeaseLostError())
    throw new LeaseLostError()
  }
  // Ignores failed renewals: the next one retries, and the lease remains ours until another worker takes the job.
  const timer = setInterval(() => void renew(db).catch(() => undefined), leaseMs / RENEWALS)
  try {
    return await work({
      signal: lost.signal,
      // Writes the effect's rows first, then the job's, in the same order as `settle`, against deadlocks.
      write: (effect) => runInTransaction(db, (within) => effect(within).then(() => renew(within))),
    })
  } finally {
    clearInterval(timer)
  }
}
