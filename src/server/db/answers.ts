import type { Db } from './open.ts'

/** One user's change, as told by its key. */
export interface ChangeKey {
  readonly userId: string
  readonly key: string
}

/** What was asked under a key. */
export interface Asked {
  readonly endpoint: string
  /** Of the validated input. */
  readonly inputHash: string
}

export interface KeptAnswer extends Asked {
  readonly data: unknown
}

/** Answers are kept so long: a device may lie in a drawer for a year and still send its change once. */
const ANSWERS_KEPT_DAYS = 400

/** The answer that was given under this key, if there was one. */
export async function keptAnswerOf(db: Db, { userId, key }: ChangeKey): Promise<KeptAnswer | undefined> {
  const row = await db
    .selectFrom('answers')
    .select(['endpoint', 'input_hash', 'data'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row && { endpoint: row.endpoint, inputHash: row.input_hash, data: JSON.parse(row.data) as unknown }
}

/** Keeps an answer in the transaction of its effect. */
export async function keepAnswer(db: Db, { userId, key }: ChangeKey, answer: KeptAnswer, now: number): Promise<void> {
  await db
    .insertInto('answers')
    .values({
      user_id: userId,
      idempotency_key: key,
      endpoint: answer.endpoint,
      input_hash: answer.inputHash,
      data: JSON.stringify(answer.data),
      created_at: now,
    })
    .execute()
}

/** Forgets answers that are older than a change can be. */
export async function forgetOldAnswers(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('answers')
    .where('created_at', '<', now - ANSWERS_KEPT_DAYS * 86_400_000)
    .execute()
}
