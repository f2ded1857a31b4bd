import { compareByListOrder } from '#contract/archive.ts'
import type { ServerExport } from '#contract/export-file.ts'
import type { Db } from '../../db/open.ts'
import { computeRestoreCutoff } from '../../db/restorable.ts'
import { toArchive } from './rows.ts'

/** Returns the user's archives in list order and the removed ones that can still be restored, all with every field. */
export async function readExportedArchives(db: Db, userId: string, now: number): Promise<Pick<ServerExport, 'archives' | 'removed'>> {
  const rows = await db.selectFrom('archives').selectAll().where('user_id', '=', userId).orderBy('archive_id').execute()
  const since = computeRestoreCutoff(now)
  return {
    archives: rows
      .filter((row) => row.removed_at === null)
      .map(toArchive)
      .toSorted(compareByListOrder),
    removed: rows.flatMap((row) =>
      row.removed_at !== null && row.removed_at > since ? [{ ...toArchive(row), removed_at: row.removed_at }] : [],
    ),
  }
}
