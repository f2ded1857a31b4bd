import type { UserDb } from '../store/db.ts'
import { readRemoved } from './removed-list.ts'

/** Ids of all archives that are here or can still be brought back; what belongs to any other is of no more use. */
export async function knownArchives(db: UserDb): Promise<ReadonlySet<string>> {
  const removed = await readRemoved(db)
  return new Set([...(await db.archives.toCollection().primaryKeys()), ...removed.map(({ archive_id }) => archive_id)])
}

/** Ids of the archives that the server has. */
export async function confirmedArchives(db: UserDb): Promise<ReadonlySet<string>> {
  const rows = await db.archives.toArray()
  return new Set(rows.filter(({ confirmed }) => confirmed !== null).map(({ archive_id }) => archive_id))
}
