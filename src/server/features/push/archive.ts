import type { castInputOf } from '#birth/index.ts'
import type { Db } from '../../db/open.ts'

/** What a chart is cast from; no name. */
export type RemindedArchive = Parameters<typeof castInputOf>[0]

/** The user's default archive: the first of their list, the latest pin before the order of making. */
export async function defaultArchiveOf(db: Db, userId: string): Promise<RemindedArchive | undefined> {
  const row = await db
    .selectFrom('archives')
    .select(['birthday', 'hour_unknown', 'zone', 'disambiguation', 'offset_seconds', 'lng', 'lat', 'gender', 'zi', 'solar_time'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy((of) => of.fn.coalesce('pinned_at', of.val(0)), 'desc')
    .orderBy('created_at')
    .orderBy('archive_id')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, hour_unknown: row.hour_unknown === 1, solar_time: row.solar_time === 1 }
}
