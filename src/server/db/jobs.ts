import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { ReadyMessage } from '#contract/push-message.ts'
import type { Mail } from '../ports/mail/mail.ts'
import type { Db } from './open.ts'
import type { JobsTable } from './schema.ts'

/** Payload of each kind of job. */
export interface JobPayloads {
  /** Mail with a code, for which the user is waiting. */
  readonly mail: Mail
  /** Mail without urgency. */
  readonly letter: Mail
  /** Mail about a payment or refund at a time (ms). The recipient is read from the account only when the mail is sent. */
  readonly receipt: { readonly payment_ref: string; readonly order_id: string; readonly what: 'paid' | 'refunded'; readonly at: number }
  readonly refund: { readonly payment_ref: string }
  /** Reminder of a user's local date, `YYYY-MM-DD`; `until` is when the date ends (ms). */
  readonly push: { readonly user_id: string; readonly date: string; readonly until: number }
  /** Answer to a question of the chat. */
  readonly answer: { readonly user_id: string; readonly message_id: string }
  /** Prose by a language model for a book version; `cards` is its number of cards. */
  readonly prose: {
    readonly user_id: string
    readonly archive_id: string
    readonly product_id: string
    readonly version: number
    readonly cards: number
  }
  /** Files of a requested image. */
  readonly picture: { readonly user_id: string; readonly image_id: string }
  /** Deletion of all blobs of an owner to whom no row refers any more. */
  readonly discard: { readonly owner: string }
  /** Podcast of a fate book version. */
  readonly speech: { readonly user_id: string; readonly archive_id: string; readonly locale: Locale; readonly version: number }
  /** Free sample of a podcast, about half a minute long. */
  readonly sample: { readonly user_id: string; readonly archive_id: string; readonly locale: Locale }
  /** Rewriting of the embedded database's file after accounts were closed. */
  readonly scrub: Readonly<Record<string, never>>
  /** Push notification to one browser that something is ready; discarded after `until` (ms). */
  readonly notice: { readonly user_id: string; readonly endpoint_hash: string; readonly message: ReadyMessage; readonly until: number }
}

type JobOf<K extends keyof JobPayloads> = {
  readonly kind: K
  readonly payload: JobPayloads[K]
  /** Key for deduplication: the job is not added while another with this key exists. */
  readonly dedupeKey?: string
  /** User with whose account the job is deleted; undefined for a job that must outlive the account. */
  readonly userId?: string | undefined
  /** Earliest start (ms); immediately if absent. */
  readonly notBefore?: number
  /** Deadline (ms): the job is discarded from this time on. */
  readonly endsAt?: number
}
/** Job to enqueue: kind, payload, and optional deduplication key, owner and times. */
export type NewJob = { readonly [K in keyof JobPayloads]: JobOf<K> }[keyof JobPayloads]

/** Job leased by a worker until the job's `run_at`. `fence` is the number of the lease. */
export type LeasedJob = Pick<JobsTable, 'id' | 'kind' | 'payload' | 'tries' | 'fence' | 'ends_at' | 'last_error'>

/** Lifetime of a lease (ms). Workers renew it regularly; if a worker dies, another takes the job when the lease expires. */
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

/** Adds a job; `db` must be the transaction of the change. Callers wake the workers after the commit. */
export async function enqueueJob(db: Db, job: NewJob, now: number): Promise<void> {
  await db
    .insertInto('jobs')
    .values(rowOf(job, now))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/** Deletes unsent mails to an address, also those without an account. */
export async function deleteMailsTo(db: Db, address: string): Promise<void> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', 'in', ['mail', 'letter'])
    .where('payload', 'like', `%${address}%`)
    .execute()
  // Compares the address exactly: its characters can be wildcards in the LIKE pattern.
  const ids = rows.filter(({ payload }) => payload !== null && (JSON.parse(payload) as Mail).to === address).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('jobs').where('id', 'in', ids).execute()
}

/** Adds a job already leased by this process, within a transaction. After the commit, `deps.jobs.begin(lease)` runs the first attempt. */
export async function enqueueLeasedJob(db: Db, job: NewJob, now: number): Promise<LeasedJob> {
  const row: JobsTable = { ...rowOf(job, now), state: 'running', run_at: now + LEASE_MS, tries: 1, fence: 1 }
  await db.insertInto('jobs').values(row).execute()
  return row
}
