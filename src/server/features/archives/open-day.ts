import type { Db } from '../../db/open.ts'
import type { EndpointHandler } from '../../http/handle.ts'
import { AppError } from '../../http/app-error.ts'
import { findArchiveRow } from './rows.ts'

/** Stores that the user opened a day of an archive; opening it again replaces the stored day. Throws `notFound`. */
export const openDay: EndpointHandler<'openDay'> = async ({ db, now }, { userId }, day) => {
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

/** Maximum number of stored days per archive: one opened day per calendar day for ten years. */
const MAX_OPENED_DAYS = 4000

/** Deletes the archive's least recently changed day if it exceeds the limit; days are added one by one, so at most one does. */
async function deleteOverLimit(db: Db, userId: string, archiveId: string): Promise<void> {
  const ofArchive = db.selectFrom('opened_days').where('user_id', '=', userId).where('archive_id', '=', archiveId)
  const earliest = await ofArchive.select('date').orderBy('changed_at', 'desc').limit(1).offset(MAX_OPENED_DAYS).executeTakeFirst()
  if (earliest === undefined) return
  await db
    .deleteFrom('opened_days')
    .where('user_id', '=', userId)
    .where('archive_id', '=', archiveId)
    .where('date', '=', earliest.date)
    .execute()
}
