/**
 * Child process: per n, enqueues a database-only, an external and a progress job, prints n once committed, and runs the jobs,
 * until killed.
 */
import { appendFileSync } from 'node:fs'
import { sql } from 'kysely'
import { enqueueJob } from '#server/db/jobs.ts'
import { openDb } from '#server/db/open.ts'
import { createJobWorker } from '#server/jobs/worker.ts'
import { jobOf, silentLogger } from './job-worker.ts'
import { testKinds } from './kill-jobs-kinds.ts'
import { newWork } from './works.ts'

const { DATA_DIR = '', DATABASE_URL, EFFECTS = '', FROM = '0', LEASE_MS = '500' } = process.env
const db = openDb({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }, () => undefined)
const kinds = testKinds((line) => appendFileSync(EFFECTS, line))
const worker = createJobWorker({ db, now: Date.now, log: silentLogger, kinds, leaseMs: Number(LEASE_MS), pollMs: 20 })
worker.start()
process.stdout.write('ready\n')
for (let n = Number(FROM); ; n += 1) {
  await db.transaction().execute(async (within) => {
    await sql`insert into causes (n) values (${n})`.execute(within)
    await newWork(within, String(n))
    for (const kind of Object.keys(kinds)) await enqueueJob(within, jobOf(kind, { n, work: String(n) }), Date.now())
  })
  process.stdout.write(`${n}\n`)
  worker.wake()
  // Limits the backlog: the worker after the last kill has to process all of it.
  while (
    (
      await db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count > 40
  ) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
