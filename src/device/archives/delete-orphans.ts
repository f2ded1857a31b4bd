import type { UserDb } from '../store/db.ts'
import { knownArchives } from './known-archives.ts'

/**
 * Deletes the rows of archives that can no longer be brought back, and how far they had come (`until`): should such an archive
 * come yet, they are asked for anew.
 */
export async function deleteOrphans(
  db: UserDb,
  table: 'marks' | 'life',
  archiveIdOf: (rowId: string) => string,
  until: string,
): Promise<void> {
  const ids = await db[table].toCollection().primaryKeys()
  if (ids.length === 0) return
  const known = await knownArchives(db)
  const strangers = ids.filter((id) => !known.has(archiveIdOf(id)))
  if (strangers.length === 0) return
  await db[table].bulkDelete(strangers)
  await db.state.delete(until)
}
