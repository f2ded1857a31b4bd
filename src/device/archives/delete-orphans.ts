import type { UserDb } from '../store/db.ts'
import { readKnownArchiveIds } from './archive-ids.ts'

/**
 * Deletes rows of archives that can no longer be restored, and the sync cursor `until`, so that everything is fetched again if such
 * an archive reappears.
 */
export async function deleteOrphans(
  db: UserDb,
  table: 'marks' | 'life',
  archiveIdOf: (rowId: string) => string,
  until: string,
): Promise<void> {
  const ids = await db[table].toCollection().primaryKeys()
  if (ids.length === 0) return
  const known = await readKnownArchiveIds(db)
  const orphans = ids.filter((id) => !known.has(archiveIdOf(id)))
  if (orphans.length === 0) return
  await db[table].bulkDelete(orphans)
  await db.state.delete(until)
}
