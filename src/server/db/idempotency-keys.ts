import { hash } from 'node:crypto'
import { expandAnswer, compactAnswer } from './compact-answer.ts'
import type { Db } from './open.ts'

const DAY_MS = 86_400_000

/** One user's change, as told by its key. */
export interface IdempotencyKey {
  readonly userId: string
  readonly key: string
}

/** What was asked under a key. */
export interface IdempotentRequest {
  readonly endpoint: string
  /** JSON of the *validated* input: its keys stand in the schema's order, and JSON and form bodies come out alike. */
  readonly input: string
}

/** Answers are kept so long: a device may lie in a drawer for a year and still send its change once. */
const ANSWERS_KEPT_DAYS = 400

const hashOf = (input: string): string => hash('sha256', input, 'base64url')

/** The answer that was given under this key, if there was one; `other` when the key stands for something else. */
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

/** Keeps an answer in the transaction of its effect. */
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

/** Forgets answers that are older than a change can be. */
export async function deleteOldResponses(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('answers')
    .where('created_at', '<', now - ANSWERS_KEPT_DAYS * DAY_MS)
    .execute()
}
