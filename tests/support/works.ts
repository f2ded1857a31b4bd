import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { JobKind } from '#server/jobs/kind.ts'
import { createJobKind } from './job-worker.ts'

/** State of a simulated work, as a job makes it; `landed` counts how often its result was written. */
interface Work {
  readonly step: number
  readonly result: string | null
  readonly landed: number
}

/** Creates the table of simulated works. */
export async function createWorksTable(db: Db): Promise<void> {
  await sql`create table works (id text primary key, step integer not null, result text, landed integer not null)`.execute(db)
}

export async function newWork(db: Db, id: string): Promise<void> {
  await sql`insert into works (id, step, landed) values (${id}, 0, 0)`.execute(db)
}

export async function workOf(db: Db, id: string): Promise<Work> {
  return (await sql<Work>`select step, result, landed from works where id = ${id}`.execute(db)).rows[0]!
}

type SlowKind = JobKind<{ readonly work: string }, string, number>

const rowKind: Pick<SlowKind, 'lane' | 'progress' | 'settle'> = {
  lane: { concurrency: 4 },
  progress: async (db, { work }, step) =>
    void (await sql`update works set step = ${step} where id = ${work} and step < ${step}`.execute(db)),
  settle: async (db, { work }, result) =>
    void (await sql`update works set result = ${result}, landed = landed + 1 where id = ${work}`.execute(db)),
}

/**
 * Builds a job kind whose payload names a row of `works`. A restarted attempt repeats its steps, but the stored progress never
 * decreases.
 */
export function slowKind(more: Partial<SlowKind> = {}): JobKind {
  return createJobKind({ ...rowKind, ...more })
}
