import type { Db } from './open.ts'

/** Of one user in one day (UTC). A device that sends all that it has, and another beside it, stay below. */
const CHANGES_PER_DAY = 2000

const DAY_MS = 86_400_000

/**
 * Takes one of a user's changes of the day. Comes to 0, or to how many milliseconds there are to wait for the next day. What
 * one user adds to any table is bounded by it, and so is how many answers are kept.
 */
export async function takeDailyChange(db: Db, userId: string, now: number): Promise<number> {
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
