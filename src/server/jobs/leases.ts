import { sql } from 'kysely'
import { runInTransaction } from '../db/in-transaction.ts'
import type { LeasedJob } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'

/** Thrown if another worker has taken the job; the attempt must then store nothing. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

const leaseColumns = ['id', 'kind', 'payload', 'tries', 'fence', 'ends_at', 'last_error'] as const

interface Claim {
  readonly kinds: readonly string[]
  readonly now: number
  readonly leaseMs: number
  /** Maximum number of jobs to claim. */
  readonly limit: number
}

/**
 * Selects due jobs of one kind, longest due first. The state is a literal, otherwise PostgreSQL would not use the index
 * `jobs_to_claim`.
 */
export const selectDueJobs = (db: Db, kind: string, { now, limit }: Pick<Claim, 'now' | 'limit'>) =>
  db
    .selectFrom('jobs')
    .select(['id', 'fence', 'run_at'])
    .where('kind', '=', kind)
    .where('state', '!=', sql.lit('exhausted' as const))
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .orderBy('id')
    .limit(limit)

/** Claims due jobs and returns their leases. A conditional update sets a new `fence` and a future `run_at`; only one worker's succeeds. */
export async function claimDueJobs(db: Db, { kinds, now, leaseMs, limit }: Claim): Promise<readonly LeasedJob[]> {
  const ofKinds = await Promise.all(kinds.map((kind) => selectDueJobs(db, kind, { now, limit }).execute()))
  const due = ofKinds
    .flat()
    .toSorted((one, other) => one.run_at - other.run_at)
    .slice(0, limit)
  if (due.length === 0) return []
  return runInTransaction(db, (within) => claimed(within, due, { now, leaseMs }))
}

/** Claims those jobs that no other worker has claimed since; in one transaction, as each commit is a write to disk. */
async function claimed(db: Db, due: readonly Pick<LeasedJob, 'id' | 'fence'>[], { now, leaseMs }: Pick<Claim, 'now' | 'leaseMs'>) {
  const leases: LeasedJob[] = []
  for (const { id, fence } of due) {
    const lease = await db
      .updateTable('jobs')
      .set(({ eb }) => ({ state: 'running', run_at: now + leaseMs, fence: fence + 1, tries: eb('tries', '+', 1), changed_at: now }))
      .where('id', '=', id)
      .where('fence', '=', fence)
      .where('state', '!=', 'exhausted')
      .where('run_at', '<=', now)
      .returning(leaseColumns)
      .executeTakeFirst()
    if (lease !== undefined) leases.push(lease)
  }
  return leases
}

/** Deletes a finished job with its payload. Returns false if the lease was lost. */
export async function completeJob(db: Db, { id, fence }: LeasedJob): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const held = (db: Db, { id, fence }: LeasedJob) =>
  db.updateTable('jobs').where('id', '=', id).where('fence', '=', fence).where('state', '=', 'running')

/** Renews a lease until `run_at`. Returns false if the lease was lost. */
export async function renewLease(db: Db, lease: LeasedJob, run_at: number): Promise<boolean> {
  const { numUpdatedRows } = await held(db, lease).set({ run_at }).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Reschedules a job after a failed attempt. Does nothing if the lease was lost. */
export async function rescheduleJob(
  db: Db,
  lease: LeasedJob,
  changes: { readonly run_at: number; readonly last_error: string },
  now: number,
): Promise<void> {
  await held(db, lease)
    .set({ ...changes, state: 'waiting', changed_at: now })
    .execute()
}

/**
 * Marks a job as permanently failed for the operator. Deletes the payload of a job with a deadline. Returns false if the lease
 * was lost.
 */
export async function failJobPermanently(db: Db, lease: LeasedJob, lastError: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await held(db, lease)
    .set({ state: 'exhausted', last_error: lastError, changed_at: now, ...(lease.ends_at !== null && { payload: null, dedupe_key: null }) })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
