import { sql } from 'kysely'
import { inTransaction } from '../db/in-transaction.ts'
import type { Lease } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'

/** Another worker has the job by now; nothing of this try is kept. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

const leaseColumns = ['id', 'kind', 'payload', 'tries', 'fence', 'ends_at', 'last_error'] as const

interface Claim {
  readonly kinds: readonly string[]
  readonly now: number
  readonly leaseMs: number
  /** At most so many. */
  readonly room: number
}

/** Jobs of one kind that are due, the longest due first. The state is written out: only so is the index `jobs_to_claim` used. */
export const dueOfKind = (db: Db, kind: string, { now, room }: Pick<Claim, 'now' | 'room'>) =>
  db
    .selectFrom('jobs')
    .select(['id', 'fence', 'run_at'])
    .where('kind', '=', kind)
    .where('state', '!=', sql.lit('exhausted' as const))
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .orderBy('id')
    .limit(room)

/**
 * Claims jobs that are due, of one lane's kinds. A lease is a `run_at` in the future with a new fence: one
 * conditional write, which one of many workers wins, on both databases.
 */
export async function claimDue(db: Db, { kinds, now, leaseMs, room }: Claim): Promise<readonly Lease[]> {
  const ofKinds = await Promise.all(kinds.map((kind) => dueOfKind(db, kind, { now, room }).execute()))
  const due = ofKinds
    .flat()
    .toSorted((one, other) => one.run_at - other.run_at)
    .slice(0, room)
  if (due.length === 0) return []
  return inTransaction(db, (within) => claimed(within, due, { now, leaseMs }))
}

/** Of these the ones that nobody else has claimed: in one transaction, for each by itself would be a write to the disk. */
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

/** Ends a job that is done: its row goes, and with it what it was told. False for a lease that was lost. */
export async function complete(db: Db, { id, fence }: Lease): Promise<boolean> {
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

/** Begins a lease anew. False for one that was lost. */
export async function renew(db: Db, lease: Lease, run_at: number): Promise<boolean> {
  const { numUpdatedRows } = await held(db, lease).set({ run_at }).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Lays a job back until a time, after a failed try. */
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

/** Gives a job up, visibly. What has an end is never wanted again: what it was told is forgotten at once. False for a lease that was lost. */
export async function failPermanently(db: Db, lease: Lease, lastError: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await held(db, lease)
    .set({ state: 'exhausted', last_error: lastError, changed_at: now, ...(lease.ends_at !== null && { payload: null, dedupe_key: null }) })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
