import type { Db } from '../../db/open.ts'
import type { Feature } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { findArchiveRow } from './rows.ts'

/** Stores an opened day of an archive; the same day opened again, after an edit, replaces it. Throws `notFound`. */
export const openDay: Feature<'openDay'> = async ({ db, now }, { userId }, day) => {
  if ((await findArchiveRow(db, userId, day.archive_id, now())) === undefined) throw new AppError('notFound')
  const { latest } = await db
    .selectFrom('opened_days')
    .select(({ fn }) => fn.max('changed_at').as('latest'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { ganzhi, opened_at } = day
  const changed_at = Math.max(now(), (latest ?? 0) + 1)
  await db
    .insertInto('opened_days')
    .values({ user_id: userId, ...day, changed_at })
    .onConflict((same) => same.columns(['user_id', 'archive_id', 'date']).doUpdateSet({ ganzhi, opened_at, changed_at }))
    .execute()
  await deleteOverLimit(db, userId, day.archive_id)
  return day
}

/** Per archive: one day each for ten years. */
const DAYS_KEPT = 4000

/** Deletes the day over the limit; days are added one at a time, so there is at most one. */
async function deleteOverLimit(db: Db, userId: string, archiveId: string): Promise<void> {
  const ofArchive = db.selectFrom('opened_days').where('user_id', '=', userId).where('archive_id', '=', archiveId)
  const earliest = await ofArchive.select('date').orderBy('changed_at', 'desc').limit(1).offset(DAYS_KEPT).executeTakeFirst()
  if (earliest === undefined) return
  await db
    .deleteFrom('opened_days')
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where('date', '=', earliest.date)
    .execute()
}
