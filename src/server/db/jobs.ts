import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { ReadyMessage } from '#contract/push-message.ts'
import type { Mail } from '../ports/mail/mail.ts'
import type { Db } from './open.ts'
import type { JobsTable } from './schema.ts'

/** Payload of each kind of job. */
export interface JobPayloads {
  /** A mail with a code that the user waits for. */
  readonly mail: Mail
  /** A mail that nobody waits for. */
  readonly letter: Mail
  /** A mail about a payment or refund, and when it happened (ms). The recipient is looked up when it is sent. */
  readonly receipt: { readonly payment_ref: string; readonly order_id: string; readonly what: 'paid' | 'refunded'; readonly at: number }
  readonly refund: { readonly payment_ref: string }
  /** A user's local date, `YYYY-MM-DD`, and when it ends (ms). */
  readonly push: { readonly user_id: string; readonly date: string; readonly until: number }
  /** A question of a chat. */
  readonly answer: { readonly user_id: string; readonly message_id: string }
  /** A version of a book and its number of cards. */
  readonly prose: {
    readonly user_id: string
    readonly archive_id: string
    readonly product_id: string
    readonly version: number
    readonly cards: number
  }
  /** A requested image. */
  readonly picture: { readonly user_id: string; readonly image_id: string }
  /** Blobs of an owner that no row refers to any more. */
  readonly discard: { readonly owner: string }
  /** The podcast of a fate book version. */
  readonly speech: { readonly user_id: string; readonly archive_id: string; readonly locale: Locale; readonly version: number }
  /** The half-minute sample that is free for everyone. */
  readonly sample: { readonly user_id: string; readonly archive_id: string; readonly locale: Locale }
  /** Rewrites the embedded database's file after accounts were closed. */
  readonly scrub: Readonly<Record<string, never>>
  /** A push notification for one browser that something is ready; discarded after `until` (ms). */
  readonly notice: { readonly user_id: string; readonly endpoint_hash: string; readonly message: ReadyMessage; readonly until: number }
}

type JobOf<K extends keyof JobPayloads> = {
  readonly kind: K
  readonly payload: JobPayloads[K]
  /** No job is added while one with this key exists. */
  readonly dedupeKey?: string
  /** The job is deleted with this user's account; undefined if it must outlive it. */
  readonly userId?: string | undefined
  /** Not run before this time; immediately if absent. */
  readonly notBefore?: number
  /** The job is discarded from this time on. */
  readonly endsAt?: number
}
export type NewJob = { readonly [K in keyof JobPayloads]: JobOf<K> }[keyof JobPayloads]

/** A job leased by a worker until its `run_at`; `fence` identifies the lease. */
export type Lease = Pick<JobsTable, 'id' | 'kind' | 'payload' | 'tries' | 'fence' | 'ends_at' | 'last_error'>

/** Lifetime of a lease (ms). A worker renews it regularly; a killed worker loses the job to the next. */
export const LEASE_MS = 60_000

function rowOf({ kind, payload, dedupeKey, userId, notBefore, endsAt }: NewJob, now: number): JobsTable {
  return {
    id: randomUUID(),
    kind,
    payload: JSON.stringify(payload),
    dedupe_key: dedupeKey ?? null,
    user_id: userId ?? null,
    state: 'waiting',
    run_at: notBefore ?? now,
    ends_at: endsAt ?? null,
    tries: 0,
    fence: 0,
    last_error: null,
    created_at: now,
    changed_at: now,
  }
}

/** Adds a job in the caller's transaction. The caller wakes the workers after the commit. */
export async function enqueue(db: Db, job: NewJob, now: number): Promise<void> {
  await db
    .insertInto('jobs')
    .values(rowOf(job, now))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/** Deletes unsent mails to an address, including those from before it had an account. */
export async function deleteMailsTo(db: Db, address: string): Promise<void> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', 'in', ['mail', 'letter'])
    .where('payload', 'like', `%${address}%`)
    .execute()
  // Characters of an address can be wildcards in a LIKE pattern, so the address is compared again.
  const ids = rows.filter(({ payload }) => payload !== null && (JSON.parse(payload) as Mail).to === address).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('jobs').where('id', 'in', ids).execute()
}

/**
 * Adds a job, in the caller's transaction, that this process already leases, so that its first attempt can be awaited: call
 * `deps.jobs.begin(lease)` after the commit.
 */
export async function enqueueLeased(db: Db, job: NewJob, now: number): Promise<Lease> {
  const row: JobsTable = { ...rowOf(job, now), state: 'running', run_at: now + LEASE_MS, tries: 1, fence: 1 }
  await db.insertInto('jobs').values(row).execute()
  return row
}
