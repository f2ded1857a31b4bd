import type { FastifyBaseLogger } from 'fastify'
import type { Lease } from '../db/jobs.ts'
import type { Db } from '../db/open.ts'
import { PortFailure } from '../ports/port-failure.ts'
import { complete, exhaust, layBack } from './leases.ts'

/** How a kind of job is done, and how often it is tried. */
export interface JobKind<Payload = unknown> {
  readonly tries: number
  /** Milliseconds from the first failed try to the second; doubled for each further one, up to the longest. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** The effect elsewhere. Done at least once: whoever sees the id again has seen this before. */
  readonly act?: (payload: Payload, id: string) => Promise<void>
  /** The effect in the database. Done exactly once: it is one transaction with the job's end. */
  readonly settle?: (db: Db, payload: Payload) => Promise<void>
}

/** What a worker works with. */
export interface Workshop {
  readonly db: Db
  readonly now: () => number
  readonly log: FastifyBaseLogger
  readonly kinds: Readonly<Record<string, JobKind>>
}

/** Another worker has the job by now; nothing of this try is kept. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

async function done(db: Db, kind: JobKind, lease: Lease): Promise<void> {
  const payload: unknown = JSON.parse(lease.payload ?? 'null')
  await kind.act?.(payload, lease.id)
  await db.transaction().execute(async (within) => {
    await kind.settle?.(within, payload)
    if (!(await complete(within, lease))) throw new LeaseLost()
  })
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' && /^[\w.-]{1,40}$/.test(error.code) ? error.code : error.name
}

const waitOf = ({ firstWaitMs, longestWaitMs }: JobKind, tries: number): number => Math.min(longestWaitMs, firstWaitMs * 2 ** (tries - 1))

/** Tries a job once: it is done, or laid back, or given up. Rejects when the database cannot be told. */
export async function tryJob({ db, now, log, kinds }: Workshop, lease: Lease): Promise<void> {
  const kind = kinds[lease.kind]!
  const about = { job: lease.id, kind: lease.kind, tries: lease.tries }
  if (lease.ends_at !== null && lease.ends_at <= now()) return exhaust(db, lease, lease.last_error ?? 'tooLate', now())
  // One that ends the process each time would be tried for ever.
  if (lease.tries > kind.tries) return exhaust(db, lease, lease.last_error ?? 'crashed', now())
  try {
    await done(db, kind, lease)
  } catch (error) {
    if (error instanceof LeaseLost) return log.warn(about, 'a job took longer than its lease')
    const code = codeOf(error)
    const isFinal = (error instanceof PortFailure && error.isFinal) || lease.tries >= kind.tries
    // What a service says may quote a person; our own errors do not.
    if (error instanceof PortFailure) log.warn({ ...about, code }, 'a job failed')
    else log.error({ ...about, err: error }, 'a job failed')
    if (isFinal) return exhaust(db, lease, code, now())
    await layBack(db, lease, { run_at: now() + waitOf(kind, lease.tries), last_error: code }, now())
  }
}
