import type { Db } from '../db/open.ts'
import type { JobsTable } from '../db/schema.ts'
import type { Deps } from '../deps/deps.ts'

/** Job as shown to the operator, without personal data. Times are in ms. */
export type ListedJob = Pick<JobsTable, 'id' | 'kind' | 'state' | 'tries' | 'last_error' | 'created_at'> & {
  /** Time of the next run; null for a job that failed permanently. */
  readonly next_run: number | null
}

/** Lists all unfinished jobs, oldest first. A job whose lease has expired counts as waiting. */
export async function listJobs(db: Db, now: number): Promise<readonly ListedJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'kind', 'state', 'tries', 'run_at', 'last_error', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ run_at, state, ...row }) => ({
    ...row,
    state: state === 'running' && run_at <= now ? 'waiting' : state,
    next_run: state === 'exhausted' ? null : run_at,
  }))
}

/** Requeues a permanently failed job with its full number of attempts. Returns false if there is none, or its payload was deleted. */
export async function retryJob(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ state: 'waiting', run_at: now, tries: 0, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'exhausted')
    .where('payload', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const SEEN_MS = 30 * 86_400_000

/** Deletes permanently failed jobs without payload after a month. Those with a payload remain for the operator. */
export async function deleteOldJobs({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('state', '=', 'exhausted')
    .where('payload', 'is', null)
    .where('changed_at', '<', now() - SEEN_MS)
    .execute()
}
