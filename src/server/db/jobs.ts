import { randomUUID } from 'node:crypto'
import type { Locale } from '#contract/locale.ts'
import type { ReadyMessage } from '#contract/push-message.ts'
import type { Mail } from '../ports/mail/mail.ts'
import type { Db } from './open.ts'
import type { JobsTable } from './schema.ts'

/** What each kind of job is told. */
export interface JobPayloads {
  /** A mail that brings a code: somebody waits for it. */
  readonly mail: Mail
  /** A mail that nobody waits for. */
  readonly letter: Mail
  /** A mail about a payment of an order: that it was paid, or was given back, and when, in milliseconds. Whom it goes to is looked up when it is sent. */
  readonly receipt: { readonly payment_ref: string; readonly order_id: string; readonly what: 'paid' | 'refunded'; readonly at: number }
  readonly refund: { readonly payment_ref: string }
  /** A user's local date, `YYYY-MM-DD`, and when it is over, in milliseconds. */
  readonly push: { readonly user_id: string; readonly date: string; readonly until: number }
  /** A question of the chat. */
  readonly answer: { readonly user_id: string; readonly message_id: string }
  /** A version of a book, and how many cards it has. */
  readonly prose: {
    readonly user_id: string
    readonly archive_id: string
    readonly product_id: string
    readonly version: number
    readonly cards: number
  }
  /** A picture that was asked for. */
  readonly picture: { readonly user_id: string; readonly image_id: string }
  /** Files that nothing names any more, all under one owner. */
  readonly discard: { readonly owner: string }
  /** A version of a fate book, aloud. */
  readonly speech: { readonly user_id: string; readonly archive_id: string; readonly locale: Locale; readonly version: number }
  /** The half minute of it that everybody may hear. */
  readonly sample: { readonly user_id: string; readonly archive_id: string; readonly locale: Locale }
  /** The embedded database's file, after accounts were closed. */
  readonly scrub: Readonly<Record<string, never>>
  /** Something that was waited for, told to one browser; of use until then, in milliseconds. */
  readonly notice: { readonly user_id: string; readonly endpoint_hash: string; readonly message: ReadyMessage; readonly until: number }
}

type JobOf<K extends keyof JobPayloads> = {
  readonly kind: K
  readonly payload: JobPayloads[K]
  /** While a job with this key is there, another is none. */
  readonly dedupeKey?: string
  /** Whose account it goes with; none for what is owed whoever stays. */
  readonly userId?: string | undefined
  /** It is not tried before; at once when left out. */
  readonly notBefore?: number
  /** From then on it is of no use. */
  readonly endsAt?: number
}
export type NewJob = { readonly [K in keyof JobPayloads]: JobOf<K> }[keyof JobPayloads]

/** A job in somebody's hands until its `run_at`; the `fence` says whose. */
export type Lease = Pick<JobsTable, 'id' | 'kind' | 'payload' | 'tries' | 'fence' | 'ends_at' | 'last_error'>

/** How long a worker is believed that says nothing. Who works says so again and again; who was killed loses the job to the next. */
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

/** Adds a job in the transaction of its cause. Whoever adds one wakes the workers after the commit. */
export async function enqueue(db: Db, job: NewJob, now: number): Promise<void> {
  await db
    .insertInto('jobs')
    .values(rowOf(job, now))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/** Forgets the mails to an address that have not left, also those of before it had an account. */
export async function deleteMailsTo(db: Db, address: string): Promise<void> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', 'in', ['mail', 'letter'])
    .where('payload', 'like', `%${address}%`)
    .execute()
  // In a pattern, marks of an address stand for other letters too.
  const ids = rows.filter(({ payload }) => payload !== null && (JSON.parse(payload) as Mail).to === address).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('jobs').where('id', 'in', ids).execute()
}

/**
 * Adds a job, in the transaction of its cause, that is in this process's hands from the start, so that its
 * first try can be waited for: `deps.jobs.begin(lease)` after the commit.
 */
export async function enqueueLeased(db: Db, job: NewJob, now: number): Promise<Lease> {
  const row: JobsTable = { ...rowOf(job, now), state: 'running', run_at: now + LEASE_MS, tries: 1, fence: 1 }
  await db.insertInto('jobs').values(row).execute()
  return row
}
