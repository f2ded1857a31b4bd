import { hash } from 'node:crypto'
import { decompressResponse, compressResponse } from './compact-answer.ts'
import type { Db } from './open.ts'

const DAY_MS = 86_400_000

/** Idempotency key of a user's change; unique per user. */
export interface IdempotencyKey {
  readonly userId: string
  readonly key: string
}

/** Request that an idempotency key belongs to. */
export interface IdempotentRequest {
  readonly endpoint: string
  /** JSON of the *validated* input: keys are in schema order, so JSON and form bodies with equal content give the same text. */
  readonly input: string
}

/** Retention of stored responses: a device may send a pending change after a year offline. */
const RETENTION_DAYS = 400

const hashOf = (input: string): string => hash('sha256', input, 'base64url')

/** Returns the stored response of a key; `other` if the key belongs to another request, undefined if it is unused. */
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
  return { data: JSON.parse(decompressResponse(row.data, input)) as unknown }
}

/** Stores the response of a change. `db` must be the transaction of the change. */
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
      data: compressResponse(JSON.stringify(data), input),
      created_at: now,
    })
    .execute()
}

/** Deletes responses past their retention. */
export async function deleteOldResponses(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('answers')
    .where('created_at', '<', now - RETENTION_DAYS * DAY_MS)
    .execute()
}
