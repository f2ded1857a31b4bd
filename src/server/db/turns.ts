import type { Db } from './open.ts'

/** At most `max` turns within any `windowMs` milliseconds. */
export interface Limit {
  readonly max: number
  readonly windowMs: number
}

/**
 * Takes one turn under a name if every limit allows it, and answers 0; else takes none and answers
 * how many milliseconds there are to wait. Kept in the database, so that several processes and a
 * restart count together; `db` must be a transaction: the upsert takes the row's lock.
 */
export async function takeTurn(db: Db, name: string, limits: readonly Limit[], now: number): Promise<number> {
  const { times } = await db
    .insertInto('turns')
    .values({ name, times: '[]', updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ updated_at: now }))
    .returning('times')
    .executeTakeFirstOrThrow()
  const longestMs = Math.max(...limits.map((limit) => limit.windowMs))
  const taken = (JSON.parse(times) as number[]).filter((time) => time > now - longestMs)
  const waitMs = Math.max(...limits.map((limit) => waitMsOf(taken, limit, now)))
  if (waitMs > 0) return waitMs
  await db.updateTable('turns').set({ times: JSON.stringify([...taken, now]) }).where('name', '=', name).execute()
  return 0
}

function waitMsOf(taken: readonly number[], { max, windowMs }: Limit, now: number): number {
  const inWindow = taken.filter((time) => time > now - windowMs)
  const freeing = inWindow.at(-max)
  return inWindow.length < max || freeing === undefined ? 0 : freeing + windowMs - now
}
