import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts'
import { storeResponse, findStoredResponse, type IdempotentRequest, type IdempotencyKey } from '../db/idempotency-keys.ts'
import { takeDailyChange } from '../db/daily-changes.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Db } from '../db/open.ts'
import type { Deps } from '../deps/deps.ts'
import { CountedError, AppError, invalidFields } from './app-error.ts'

/** The client's key of a change; `undefined` without one. Throws 422 for one that cannot be a key. */
export function changeKeyOf(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !/^[\w-]{8,100}$/.test(header)) {
    throw invalidFields({ field: IDEMPOTENCY_HEADER, rule: 'pattern', limit: '8…100' })
  }
  return header
}

interface Change extends IdempotentRequest {
  readonly userId: string
  readonly key: string | undefined
}

/**
 * Runs a change in one transaction with its kept answer: the same key gives the same answer and one
 * effect. A change that fails leaves nothing (but a `CountedError` what it counted), its answer neither:
 * sent again it is looked at afresh.
 * Throws `keyReused` when the key stands for something else, `tooManyRequests` after the user's last change of the day.
 */
export async function once(deps: Deps, change: Change, run: (deps: Deps) => Promise<unknown>): Promise<unknown> {
  let isWorkAdded = false
  // Before the commit there is nothing to be seen of a job.
  const jobs = { ...deps.jobs, wake: () => void (isWorkAdded = true) }
  const outcome = await inTransaction(deps.db, (db) => runOnce({ ...deps, db, jobs }, change, run).catch(keepCounted))
  if (isWorkAdded) deps.jobs.wake()
  if (outcome instanceof CountedError) throw outcome
  return outcome
}

/** Makes a counted failure an answer of the transaction, which then commits. */
function keepCounted(error: unknown): CountedError {
  if (error instanceof CountedError) return error
  throw error
}

async function runOnce(deps: Deps, { key, userId, ...asked }: Change, run: (deps: Deps) => Promise<unknown>): Promise<unknown> {
  const { db } = deps
  const now = deps.now()
  await lockUser(db, userId, now)
  const changeKey: IdempotencyKey | undefined = key === undefined ? undefined : { userId, key }
  const kept = changeKey && (await findStoredResponse(db, changeKey, asked))
  if (kept === 'other') throw new AppError('keyReused')
  if (kept !== undefined) return kept.data
  const waitMs = await takeDailyChange(db, userId, now)
  if (waitMs > 0) throw new AppError('tooManyRequests', { retry_seconds: Math.ceil(waitMs / 1000) })
  const data = await run(deps)
  if (changeKey !== undefined) await storeResponse(db, changeKey, asked, data, now)
  return data
}

/** Locks the user's row, so that one user's changes run one after another on PostgreSQL too. */
export async function lockUser(db: Db, userId: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('users').set({ changed_at: now }).where('user_id', '=', userId).executeTakeFirst()
  // The account was closed between the look at the token and now.
  if (numUpdatedRows === 0n) throw new AppError('sessionTimedOut')
}
