import type { OutputOf } from '#contract/endpoints.ts'
import type { LifeEvent, LifeVerdict } from '#contract/life.ts'
import type { LifeEntriesTable } from '../../db/life-tables.ts'
import type { Db } from '../../db/open.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import type { EndpointHandler } from '../../http/handle.ts'

/** Selects the entries of the user's live and restorable archives that changed after `since`, in order of change. */
function rowsOf(db: Db, userId: string, now: number, since: number): Promise<readonly LifeEntriesTable[]> {
  return db
    .selectFrom('life_entries as entry')
    .innerJoin('archives as archive', (join) =>
      join.onRef('archive.user_id', '=', 'entry.user_id').onRef('archive.archive_id', '=', 'entry.archive_id'),
    )
    .selectAll('entry')
    .where('entry.user_id', '=', userId)
    .where('entry.changed_at', '>', since)
    .where((where) => where.or([where('archive.removed_at', 'is', null), where('archive.removed_at', '>', computeRestoreCutoff(now))]))
    .orderBy('entry.changed_at')
    .execute()
}

function entriesOf(rows: readonly LifeEntriesTable[]): Pick<OutputOf<'lifeList'>, 'events' | 'verdicts'> {
  const bodiesOf = (type: LifeEntriesTable['type']) => rows.filter((row) => row.type === type).map(({ body }): unknown => JSON.parse(body))
  return { events: bodiesOf('event') as LifeEvent[], verdicts: bodiesOf('verdict') as LifeVerdict[] }
}

/** Returns the entries created, changed or removed after `since`, and the value of `since` for the next request. */
export const lifeList: EndpointHandler<'lifeList'> = async ({ db, now }, { userId }, { since }) => {
  const rows = await rowsOf(db, userId, now(), since)
  return { ...entriesOf(rows), until: rows.at(-1)?.changed_at ?? since }
}

/** Returns all entries of the user that are not removed. */
export async function readExportedLife(db: Db, userId: string, now: number) {
  const rows = await rowsOf(db, userId, now, 0)
  return entriesOf(rows.filter(({ is_removed }) => is_removed === 0))
}
