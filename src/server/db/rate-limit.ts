import type { Db } from './open.ts'

/** Rate limit: at most `max` hits within any `windowMs` milliseconds. */
export interface RateLimit {
  readonly max: number
  readonly windowMs: number
}

/** Result of a hit: counted (`waitMs` 0) with the remaining hits, or refused with the milliseconds until the next is possible. */
export type RateLimitHit = { readonly waitMs: 0; readonly left: number } | { readonly waitMs: number; readonly left: 0 }

/** Counts a hit under a name unless the limit is reached. All processes share the count. `db` must be a transaction: the upsert locks. */
export async function consumeRateLimit(db: Db, name: string, { max, windowMs }: RateLimit, now: number): Promise<RateLimitHit> {
  const { times } = await db
    .insertInto('turns')
    .values({ name, times: '[]', updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ updated_at: now }))
    .returning('times')
    .executeTakeFirstOrThrow()
  const taken = (JSON.parse(times) as number[]).filter((time) => time > now - windowMs)
  const freeing = taken.at(-max)
  if (freeing !== undefined) {
    // Caps the wait: another transaction may have counted a hit with a later clock reading.
    return { waitMs: Math.min(freeing + windowMs - now, windowMs), left: 0 }
  }
  await db
    .updateTable('turns')
    .set({ times: JSON.stringify([...taken, now]) })
    .where('name', '=', name)
    .execute()
  return { waitMs: 0, left: max - taken.length - 1 }
}
