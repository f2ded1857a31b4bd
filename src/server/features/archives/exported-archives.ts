import { byListOrder } from '#contract/archive.ts'
import type { ServerExport } from '#contract/export-file.ts'
import type { Db } from '../../db/open.ts'
import { restorableSince } from '../../db/restorable.ts'
import { toArchive } from './rows.ts'

/** Returns the user's archives in list order and the removed ones that can still be restored, all with every field. */
export async function exportedArchives(db: Db, userId: string, now: number): Promise<Pick<ServerExport, 'archives' | 'removed'>> {
  const rows = await db.selectFrom('archives').selectAll().where('user_id', '=', userId).orderBy('archive_id').execute()
  const since = restorableSince(now)
  return {
    archives: rows
      .filter((row) => row.removed_at === null)
      .map(toArchive)
      .toSorted(byListOrder),
    removed: rows.flatMap((row) =>
      row.removed_at !== null && row.removed_at > since ? [{ ...toArchive(row), removed_at: row.removed_at }] : [],
    ),
  }
}
