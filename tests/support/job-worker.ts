import type { FastifyBaseLogger } from 'fastify'
import { fastify } from 'fastify'
import { enqueueJob, type NewJob } from '#server/db/jobs.ts'
import type { Db } from '#server/db/open.ts'
import type { JobKind, JobLane } from '#server/jobs/kind.ts'

/** A silent logger. */
export const silentLogger: FastifyBaseLogger = fastify().log

const lane: JobLane = { concurrency: 8 }

/** Builds a job kind without effect unless `more` adds one. By default all kinds share a lane with a concurrency of eight. */
export function createJobKind(more: Partial<JobKind> = {}): JobKind {
  return { lane, tries: 5, firstWaitMs: 1_000, longestWaitMs: 4_000, ...more }
}

/** Builds a job of a kind that only the test defines. */
export function jobOf(kind: string, payload: unknown = {}, more: Partial<NewJob> = {}): NewJob {
  return { ...more, kind, payload } as NewJob
}

/** Enqueues jobs in one transaction. */
export async function enqueueTestJobs(db: Db, now: number, ...jobs: readonly NewJob[]): Promise<void> {
  await db.transaction().execute(async (within) => {
    for (const job of jobs) await enqueueJob(within, job, now)
  })
}
