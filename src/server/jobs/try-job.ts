import type { FastifyBaseLogger } from 'fastify'
import type { Lease } from '../db/jobs.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open.ts'
import { PortFailure } from '../ports/port-failure.ts'
import { hold } from './hold.ts'
import type { JobKind } from './kind.ts'
import { complete, failPermanently, rescheduleJob, LeaseLost } from './leases.ts'

/** What a worker works with. */
export interface Workshop {
  readonly db: Db
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly kinds: Readonly<Record<string, JobKind>>
  /** How long a worker is believed that says nothing. */
  readonly leaseMs: number
}

const payloadOf = ({ payload }: Lease): unknown => JSON.parse(payload ?? 'null')

function acted(workshop: Workshop, kind: JobKind, lease: Lease, payload: unknown): Promise<unknown> {
  return hold(workshop, lease, async ({ signal, write }) =>
    kind.act?.(payload, {
      id: kind.effectIdOf?.(payload) ?? lease.id,
      signal,
      checkpoint: (progress) => write(async (db) => kind.progress?.(db, payload, progress)),
    }),
  )
}

async function done(workshop: Workshop, kind: JobKind, lease: Lease): Promise<void> {
  const payload = payloadOf(lease)
  const result = await acted(workshop, kind, lease, payload)
  await inTransaction(workshop.db, async (within) => {
    await kind.settle?.(within, payload, result)
    if (!(await complete(within, lease))) throw new LeaseLost()
  })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' && /^[\w.-]{1,40}$/.test(error.code) ? error.code : error.name
}

const waitOf = ({ firstWaitMs, longestWaitMs }: JobKind, tries: number): number => Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1))

/** Gives a job up, with what that means for whom it was for. */
async function givenUp({ db, now, kinds }: Workshop, lease: Lease, lastError: string): Promise<void> {
  await inTransaction(db, async (within) => {
    await kinds[lease.kind]!.giveUp?.(within, payloadOf(lease))
    if (!(await failPermanently(within, lease, lastError, now()))) throw new LeaseLost()
  })
}

/** Why nothing is tried any more. One that ends the process each time would be tried for ever. */
function deadEndOf(lease: Lease, { tries }: JobKind, now: number): string | undefined {
  if (lease.ends_at !== null && lease.ends_at <= now) return lease.last_error ?? 'tooLate'
  return lease.tries > tries ? (lease.last_error ?? 'crashed') : undefined
}

async function failed(workshop: Workshop, lease: Lease, error: unknown): Promise<void> {
  const { db, now, log, kinds } = workshop
  const kind = kinds[lease.kind]!
  const code = codeOf(error)
  const isFinal = (error instanceof PortFailure && error.isFinal) || lease.tries >= kind.tries
  // What a service says may quote a person; our own errors do not.
  if (error instanceof PortFailure) log.warn({ ...aboutOf(lease), code }, 'a job failed')
  else log.error({ ...aboutOf(lease), err: error }, 'a job failed')
  if (isFinal) await givenUp(workshop, lease, code)
  else await rescheduleJob(db, lease, { run_at: now() + waitOf(kind, lease.tries), last_error: code }, now())
}

const aboutOf = ({ id, kind, tries }: Lease) => ({ job: id, kind, tries })

/** Tries a job once: it is done, or laid back, or given up. Rejects when the database cannot be told. */
export async function tryJob(workshop: Workshop, lease: Lease): Promise<void> {
  const kind = workshop.kinds[lease.kind]!
  const deadEnd = deadEndOf(lease, kind, workshop.now())
  const work = deadEnd === undefined ? done(workshop, kind, lease) : givenUp(workshop, lease, deadEnd)
  await work
    .catch((error: unknown) => {
      if (error instanceof LeaseLost || deadEnd !== undefined) throw error
      return failed(workshop, lease, error)
    })
    .catch((error: unknown) => {
      if (!(error instanceof LeaseLost)) throw error
      workshop.log.warn(aboutOf(lease), 'another worker has the job by now')
    })
}
