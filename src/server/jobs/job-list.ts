import type { Db } from '../db/open.ts'
import type { JobsTable } from '../db/schema.ts'
import type { Deps } from '../deps/deps.ts'

/** A job as the operator sees it: nothing of whom it is for. Times are milliseconds. */
export type ListedJob = Pick<JobsTable, 'id' | 'kind' | 'state' | 'tries' | 'last_error' | 'created_at'> & {
  /** Null for one that is given up. */
  readonly next_run: number | null
}

/** All jobs that are not done, the oldest first. One whose worker was lost is waiting. */
export async function jobList(db: Db, now: number): Promise<readonly ListedJob[]> {
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

/** Puts a job that was given up back, with all its tries. False if there is none of this id, or nothing left to do. */
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

/** Forgets jobs that were given up and can do nothing any more, a month later. Others wait for the operator. */
export async function deleteOldJobs({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('state', '=', 'exhausted')
    .where('payload', 'is', null)
    .where('changed_at', '<', now() - SEEN_MS)
    .execute()
}
