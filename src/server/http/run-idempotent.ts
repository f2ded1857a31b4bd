import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { storeResponse, findStoredResponse, type IdempotentRequest, type IdempotencyKey } from '../db/idempotency-keys.ts'
import { consumeDailyChange } from '../db/daily-changes.ts'
import { runInTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps/deps.ts'
import { CommittingError, AppError, createInvalidFieldsError } from './app-error.ts'

/** Parses the header with the idempotency key; undefined if absent. Throws 422 for an invalid key. */
export function parseIdempotencyKey(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\w-]{8,100}$/.test(header)) {
    throw createInvalidFieldsError({ field: IDEMPOTENCY_HEADER, rule: 'pattern', limit: '8…100' })
  }
  return header
}

interface Change extends IdempotentRequest {
  readonly userId: string
  readonly key: string | undefined
}

/**
 * Runs a change once per key, in one transaction with its response. Failures roll back, except `CommittingError`. Throws
 * `keyReused`, `tooManyRequests`.
 */
export async function runIdempotent(deps: Deps, change: Change, run: (deps: Deps) => Promise<unknown>): Promise<unknown> {
  let isWorkAdded = false
  // Wakes the workers only after the commit, before which they cannot see the job.
  const jobs = { ...deps.jobs, wake: () => void (isWorkAdded = true) }
  const outcome = await runInTransaction(deps.db, (db) => runOnce({ ...deps, db, jobs }, change, run).catch(returnCounted))
  if (isWorkAdded) deps.jobs.wake()
  if (outcome instanceof CommittingError) throw outcome
  return outcome
}

/** Returns a counted error as the transaction's result, so that it commits. */
function returnCounted(error: unknown): CommittingError {
  if (error instanceof CommittingError) return error
  throw error
}

async function runOnce(deps: Deps, { key, userId, ...asked }: Change, run: (deps: Deps) => Promise<unknown>): Promise<unknown> {
  const { db } = deps
  const now = deps.now()
  await lockUser(db, userId, now)
  const changeKey: IdempotencyKey | undefined = key === undefined ? undefined : { userId, key }
  const stored = changeKey && (await findStoredResponse(db, changeKey, asked))
  if (stored === 'other') throw new AppError('keyReused')
  if (stored !== undefined) return stored.data
  const waitMs = await consumeDailyChange(db, userId, now)
  if (waitMs > 0) throw new AppError('tooManyRequests', { retry_seconds: Math.ceil(waitMs / 1000) })
  const data = await run(deps)
  if (changeKey !== undefined) await storeResponse(db, changeKey, asked, data, now)
  return data
}

/** Locks the user's row, so that a user's changes run one after another on PostgreSQL, too. Throws `sessionTimedOut`. */
export async function lockUser(db: Db, userId: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('users').set({ changed_at: now }).where('user_id', '=', userId).executeTakeFirst()
  // Only if the account was closed after the token was checked.
  if (numUpdatedRows === 0n) throw new AppError('sessionTimedOut')
}
