import type { FastifyBaseLogger } from 'fastify'
import type { LeasedJob } from '../db/jobs.ts'
import { runInTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open.ts'
import { PortFailure } from '../ports/port-failure.ts'
import { withLease } from './keep-lease.ts'
import type { JobKind } from './kind.ts'
import { completeJob, failJobPermanently, rescheduleJob, LeaseLostError } from './leases.ts'

/** Dependencies of running jobs: database, clock, log, kinds and lease duration. */
export interface WorkerDeps {
  readonly db: Db
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly kinds: Readonly<Record<string, JobKind>>
  /** Lifetime of a lease (ms). */
  readonly leaseMs: number
}

const payloadOf = ({ payload }: LeasedJob): unknown => JSON.parse(payload ?? 'null')

function runAct(workshop: WorkerDeps, kind: JobKind, lease: LeasedJob, payload: unknown): Promise<unknown> {
  return withLease(workshop, lease, async ({ signal, write }) =>
    kind.act?.(payload, {
      id: kind.effectIdOf?.(payload) ?? lease.id,
      signal,
      checkpoint: (progress) => write(async (db) => kind.progress?.(db, payload, progress)),
    }),
  )
}

async function runJob(workshop: WorkerDeps, kind: JobKind, lease: LeasedJob): Promise<void> {
  const payload = payloadOf(lease)
  const result = await runAct(workshop, kind, lease, payload)
  await runInTransaction(workshop.db, async (within) => {
    await kind.settle?.(within, payload, result)
    if (!(await completeJob(within, lease))) throw new LeaseLostError()
  })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' && /^[\w.-]{1,40}$/.test(error.code) ? error.code : error.name
}

const retryDelayOf = ({ firstWaitMs, longestWaitMs }: JobKind, tries: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1))

/** Marks a job as permanently failed and runs its compensation, in one transaction. Rejects with `LeaseLostError`. */
async function failJob({ db, now, kinds }: WorkerDeps, lease: LeasedJob, lastError: string): Promise<void> {
  await runInTransaction(db, async (within) => {
    await kinds[lease.kind]!.compensate?.(within, payloadOf(lease))
    if (!(await failJobPermanently(within, lease, lastError, now()))) throw new LeaseLostError()
  })
}

/**
 * Returns why a job must not run again: too late, or too many attempts, some of which may have crashed the process; undefined
 * if it may.
 */
function findDeadEnd(lease: LeasedJob, { tries }: JobKind, now: number): string | undefined {
  if (lease.ends_at !== null && lease.ends_at <= now) return lease.last_error ?? 'tooLate'
  return lease.tries > tries ? (lease.last_error ?? 'crashed') : undefined
}

async function handleFailure(workshop: WorkerDeps, lease: LeasedJob, error: unknown): Promise<void> {
  const { db, now, log, kinds } = workshop
  const kind = kinds[lease.kind]!
  const code = codeOf(error)
  const isFinal = (error instanceof PortFailure && error.isFinal) || lease.tries >= kind.tries
  // Logs only the code of a service's error, whose details may contain personal data; those of our own errors do not.
  if (error instanceof PortFailure) log.warn({ ...aboutOf(lease), code }, 'a job failed')
  else log.error({ ...aboutOf(lease), err: error }, 'a job failed')
  if (isFinal) await failJob(workshop, lease, code)
  else await rescheduleJob(db, lease, { run_at: now() + retryDelayOf(kind, lease.tries), last_error: code }, now())
}

const aboutOf = ({ id, kind, tries }: LeasedJob) => ({ job: id, kind, tries })

/** Runs one attempt of a job and then completes, reschedules or permanently fails the job. Rejects if the database is unavailable. */
export async function runJobAttempt(workshop: WorkerDeps, lease: LeasedJob): Promise<void> {
  const kind = workshop.kinds[lease.kind]!
  const deadEnd = findDeadEnd(lease, kind, workshop.now())
  const work = deadEnd === undefined ? runJob(workshop, kind, lease) : failJob(workshop, lease, deadEnd)
  await work
    .catch((error: unknown) => {
      if (error instanceof LeaseLostError || deadEnd !== undefined) throw error
      return handleFailure(workshop, lease, error)
    })
    .catch((error: unknown) => {
      if (!(error instanceof LeaseLostError)) throw error
      workshop.log.warn(aboutOf(lease), 'another worker has the job by now')
    })
}
