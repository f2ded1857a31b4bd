import type { FastifyBaseLogger } from 'fastify'
import type { Lease } from '../db/jobs.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open.ts'
import { PortFailure } from '../ports/port-failure.ts'
import { hold } from './hold.ts'
import type { JobKind } from './kind.ts'
import { complete, exhaust, layBack, LeaseLost } from './leases.ts'

/** What a worker works with. */
export interface Workshop {
  readonly db: Db
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly kinds: Readonly<Record<string, JobKind>>
  /** How long a worker is believed that says nothing. */
  readonly leaseMs: number
}

function acted(workshop: Workshop, kind: JobKind, lease: Lease, payload: unknown): Promise<unknown> {
  return hold(workshop, lease, async ({ signal, write }) =>
    kind.act?.(payload, {
      id: kind.effectIdOf?.(payload) ?? lease.id,
      signal,
      note: (progress) => write(async (db) => kind.progress?.(db, payload, progress)),
    }),
  )
}

async function done(workshop: Workshop, kind: JobKind, lease: Lease): Promise<void> {
  const payload: unknown = JSON.parse(lease.payload ?? 'null')
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

/** Tries a job once: it is done, or laid back, or given up. Rejects when the database cannot be told. */
export async function tryJob(workshop: Workshop, lease: Lease): Promise<void> {
  const { db, now, log, kinds } = workshop
  const kind = kinds[lease.kind]!
  const about = { job: lease.id, kind: lease.kind, tries: lease.tries }
  if (lease.ends_at !== null && lease.ends_at <= now()) return exhaust(db, lease, lease.last_error ?? 'tooLate', now())
  // One that ends the process each time would be tried for ever.
  if (lease.tries > kind.tries) return exhaust(db, lease, lease.last_error ?? 'crashed', now())
  try {
    await done(workshop, kind, lease)
  } catch (error) {
    if (error instanceof LeaseLost) return log.warn(about, 'another worker has the job by now')
    const code = codeOf(error)
    const isFinal = (error instanceof PortFailure && error.isFinal) || lease.tries >= kind.tries
    // What a service says may quote a person; our own errors do not.
    if (error instanceof PortFailure) log.warn({ ...about, code }, 'a job failed')
    else log.error({ ...about, err: error }, 'a job failed')
    if (isFinal) return exhaust(db, lease, code, now())
    await layBack(db, lease, { run_at: now() + waitOf(kind, lease.tries), last_error: code }, now())
  }
}
