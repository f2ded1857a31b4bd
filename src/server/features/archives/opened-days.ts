import type { OpenedDay } from '#contract/opened-day.ts'
import type { Db } from '../../db/open.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import type { ArchivesTable } from '../../db/schema.ts'
import type { EndpointHandler } from '../../http/handle.ts'

/** Selects the opened days of the user's live and restorable archives that changed after `since`, in order of change. */
function rowsOf(db: Db, userId: string, now: number, since: number) {
  return db
    .selectFrom('opened_days as day')
    .innerJoin('archives as archive', (join) =>
      join.onRef('archive.user_id', '=', 'day.user_id').onRef('archive.archive_id', '=', 'day.archive_id'),
    )
    .select(['day.archive_id', 'day.date', 'day.ganzhi', 'day.opened_at', 'day.changed_at'])
    .where('day.user_id', '=', userId)
    .where('day.changed_at', '>', since)
    .where((where) => where.or([where('archive.removed_at', 'is', null), where('archive.removed_at', '>', computeRestoreCutoff(now))]))
    .orderBy('day.changed_at')
    .execute()
}

const dayOf = ({ archive_id, date, ganzhi, opened_at }: OpenedDay): OpenedDay => ({ archive_id, date, ganzhi, opened_at })

/** Returns the days changed after `since`, and the value of `since` for the next request. */
export const openedDays: EndpointHandler<'openedDays'> = async ({ db, now }, { userId }, { since }) => {
  const rows = await rowsOf(db, userId, now(), since)
  return { days: rows.map(dayOf), until: rows.at(-1)?.changed_at ?? since }
}

/** Lists the dates in a month (`YYYY-MM`) that the user opened while the archive had these pillars. */
export async function listOpenedDatesIn(
  db: Db,
  { user_id, archive_id }: ArchivesTable,
  ganzhi: string,
  month: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('opened_days')
    .select('date')
    .where('user_id', '=', user_id)
    .where('archive_id', '=', archive_id)
    .where('ganzhi', '=', ganzhi)
    .where('date', 'like', `${month}-%`)
    .execute()
  return new Set(rows.map(({ date }) => date))
}

/** Returns all opened days of the user, for the export. */
export async function readExportedDays(db: Db, userId: string, now: number): Promise<OpenedDay[]> {
  return (await rowsOf(db, userId, now, 0)).map(dayOf)
}
