import type { Db } from './open.ts'

/** Maximum number of changes per user and UTC day. Two devices that sync all their data stay below it. */
const CHANGES_PER_DAY = 2000

const DAY_MS = 86_400_000

/** Counts a change against the user's daily limit. Returns 0, or the milliseconds until the next day if the limit is reached. */
export async function consumeDailyChange(db: Db, userId: string, now: number): Promise<number> {
  const day = Math.floor(now / DAY_MS)
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(({ eb }) => ({
      changes_day: day,
      changes_taken: eb
        .case()
        .when('changes_day', '=', day)
        .then(eb('changes_taken', '+', 1))
        .else(1)
        .end(),
    }))
    .where('user_id', '=', userId)
    .where((where) => where.or([where('changes_day', '!=', day), where('changes_taken', '<', CHANGES_PER_DAY)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n ? 0 : (day + 1) * DAY_MS - now
}
