import type { Lease } from '../db/jobs.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open.ts'
import { LeaseLost, renew } from './leases.ts'

/** In the time of one lease: one renewal may fail, and the next still comes in time. */
const RENEWALS = 3

interface Desk {
  readonly db: Db
  readonly now: () => number
  readonly leaseMs: number
}

/** A job in this worker's hands. */
interface Held {
  /** Aborts when another worker has it by now. */
  readonly signal: AbortSignal
  /** Writes in one transaction with a renewal. Rejects with `LeaseLost`, and keeps nothing then. */
  readonly write: (effect: (db: Db) => Promise<void>) => Promise<void>
}

/** Holds a lease for as long as the work takes, by beginning it anew again and again. Comes to what the work comes to. */
export async function hold<T>({ db, now, leaseMs }: Desk, lease: Lease, work: (held: Held) => Promise<T>): Promise<T> {
  const lost = new AbortController()
  async function keep(within: Db): Promise<void> {
    if (await renew(within, lease, now() + leaseMs)) return
    lost.abort(new LeaseLost())
    throw new LeaseLost()
  }
  // What cannot be asked now is asked by the next renewal; until another has the job, it is still ours.
  const timer = setInterval(() => void keep(db).catch(() => undefined), leaseMs / RENEWALS)
  try {
    return await work({
      signal: lost.signal,
      // First the work's own row, then the job's, as at the end: two workers never wait for each other.
      write: (effect) => inTransaction(db, (within) => effect(within).then(() => keep(within))),
    })
  } finally {
    clearInterval(timer)
  }
}
