import { onTestFinished } from 'vitest'
import type { Db } from '#server/db/open.ts'
import type { NewJob } from '#server/db/jobs.ts'
import type { JobKind } from '#server/jobs/kind.ts'
import { createJobWorker, type JobWorker } from '#server/jobs/worker.ts'
import { enqueueTestJobs, silentLogger } from '../../support/job-worker.ts'
import type { Clock } from '../../support/server-clock.ts'

const NEVER_MS = 86_400_000

export interface JobDesk {
  readonly db: Db
  readonly clock: Clock
  /** Creates another database of the same engine, for a test that changes its tables. */
  readonly another: () => Promise<Db>
}

/** Returns functions that enqueue, list and run the jobs of a test database. */
export function jobCalls(desk: () => JobDesk) {
  const rowsOf = (name: string) => desk().db.selectFrom('jobs').selectAll().where('kind', '=', name).orderBy('created_at').execute()
  const added = (...jobs: readonly NewJob[]) => enqueueTestJobs(desk().db, desk().clock.now(), ...jobs)

  /** Creates a worker that polls only when woken. */
  function workerOf(kinds: Readonly<Record<string, JobKind>>, more: { readonly pollMs?: number } = {}): JobWorker {
    const worker = createJobWorker({ db: desk().db, now: desk().clock.now, log: silentLogger, kinds, pollMs: NEVER_MS, ...more })
    onTestFinished(() => worker.stop())
    return worker
  }
  return { rowsOf, added, workerOf }
}
