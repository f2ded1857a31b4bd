import type { UserDb } from '../store/db.ts'
import { readRemoved } from './removed-list.ts'

/** Returns the ids of all archives that are on this device or can still be restored; data of any other archive is obsolete. */
export async function readKnownArchiveIds(db: UserDb): Promise<ReadonlySet<string>> {
  const removed = await readRemoved(db)
  return new Set([...(await db.archives.toCollection().primaryKeys()), ...removed.map(({ archive_id }) => archive_id)])
}

/** Returns the ids of the archives that the server has confirmed. */
export async function readConfirmedArchiveIds(db: UserDb): Promise<ReadonlySet<string>> {
  const rows = await db.archives.toArray()
  return new Set(rows.filter(({ confirmed }) => confirmed !== null).map(({ archive_id }) => archive_id))
}

/**
 * Deletes rows of archives that can no longer be restored, and the sync cursor `until`, so that everything is fetched again if such
 * an archive reappears.
 */
export async function deleteArchiveOrphans(
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
