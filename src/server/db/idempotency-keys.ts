import { hash } from 'node:crypto'
import { expandAnswer, compactAnswer } from './compact-answer.ts'
import type { Db } from './open.ts'

const DAY_MS = 86_400_000

/** Identifies a change of a user. */
export interface IdempotencyKey {
  readonly userId: string
  readonly key: string
}

/** The request of an idempotency key. */
export interface IdempotentRequest {
  readonly endpoint: string
  /** JSON of the *validated* input: keys are in schema order, and JSON and form bodies give the same text. */
  readonly input: string
}

/** How long responses are stored: a device may send a pending change after a year. */
const ANSWERS_KEPT_DAYS = 400

const hashOf = (input: string): string => hash('sha256', input, 'base64url')

/** Finds the stored response of a key; `other` if the key was used for another request. */
export async function findStoredResponse(
  db: Db,
  { userId, key }: IdempotencyKey,
  { endpoint, input }: IdempotentRequest,
): Promise<{ readonly data: unknown } | 'other' | undefined> {
  const row = await db
    .selectFrom('answers')
    .select(['endpoint', 'input_hash', 'data'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (row.endpoint !== endpoint || row.input_hash !== hashOf(input)) return 'other'
  return { data: JSON.parse(expandAnswer(row.data, input)) as unknown }
}

/** Stores a response in the transaction of its effect. */
export async function storeResponse(
  db: Db,
  { userId, key }: IdempotencyKey,
  { endpoint, input }: IdempotentRequest,
  data: unknown,
  now: number,
): Promise<void> {
  await db
    .insertInto('answers')
    .values({
      user_id: userId,
      idempotency_key: key,
      endpoint,
      input_hash: hashOf(input),
      data: compactAnswer(JSON.stringify(data), input),
      created_at: now,
    })
    .execute()
}

/** Deletes responses older than any pending change can be. */
export async function deleteOldResponses(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('answers')
    .where('created_at', '<', now - ANSWERS_KEPT_DAYS * DAY_MS)
    .execute()
}
