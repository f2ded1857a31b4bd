import { sql } from 'kysely'
import { inTransaction } from '../db/in-transaction.ts'
import type { Lease } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'

/** Thrown if another worker has taken the job; the attempt must then store nothing. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
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
export const selectDue = (db: Db, kind: string, { now, limit }: Pick<Claim, 'now' | 'limit'>) =>
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
export async function claimDueJobs(db: Db, { kinds, now, leaseMs, limit }: Claim): Promise<readonly Lease[]> {
  const ofKinds = await Promise.all(kinds.map((kind) => selectDue(db, kind, { now, limit }).execute()))
  const due = ofKinds
    .flat()
    .toSorted((one, other) => one.run_at - other.run_at)
    .slice(0, limit)
  if (due.length === 0) return []
  return inTransaction(db, (within) => claimed(within, due, { now, leaseMs }))
}

/** Claims those jobs that no other worker has claimed since; in one transaction, as each commit is a write to disk. */
async function claimed(db: Db, due: readonly Pick<Lease, 'id' | 'fence'>[], { now, leaseMs }: Pick<Claim, 'now' | 'leaseMs'>) {
  const leases: Lease[] = []
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
export async function completeJob(db: Db, { id, fence }: Lease): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const held = (db: Db, { id, fence }: Lease) =>
  db.updateTable('jobs').where('id', '=', id).where('fence', '=', fence).where('state', '=', 'running')

/** Renews a lease until `run_at`. Returns false if the lease was lost. */
export async function renewLease(db: Db, lease: Lease, run_at: number): Promise<boolean> {
  const { numUpdatedRows } = await held(db, lease).set({ run_at }).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Reschedules a job after a failed attempt. Does nothing if the lease was lost. */
export async function rescheduleJob(
  db: Db,
  lease: Lease,
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
export async function failPermanently(db: Db, lease: Lease, lastError: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await held(db, lease)
    .set({ state: 'exhausted', last_error: lastError, changed_at: now, ...(lease.ends_at !== null && { payload: null, dedupe_key: null }) })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
