import type { FastifyBaseLogger } from 'fastify'
import { fastify } from 'fastify'
import { enqueue, type NewJob } from '#server/db/jobs.ts'
import type { Db } from '#server/db/open.ts'
import type { JobKind, JobLane } from '#server/jobs/kind.ts'

/** A logger that says nothing. */
export const silence: FastifyBaseLogger = fastify().log

const lane: JobLane = { concurrency: 8 }

/** A kind of job that does nothing but what a test adds; without a lane of its own it shares one of eight hands. */
export function kind(more: Partial<JobKind> = {}): JobKind {
  return { lane, tries: 5, firstWaitMs: 1_000, longestWaitMs: 4_000, ...more }
}

/** A job of a test's own kind. */
export function jobOf(kind: string, payload: unknown = {}, more: Partial<NewJob> = {}): NewJob {
  return { ...more, kind, payload } as NewJob
}

/** Adds jobs in a transaction of their own. */
export async function add(db: Db, now: number, ...jobs: readonly NewJob[]): Promise<void> {
  await db.transaction().execute(async (within) => {
    for (const job of jobs) await enqueue(within, job, now)
  })
}
