import { readConfirmedArchiveIds } from '../archives/archive-ids.ts'
import type { ShelfRow, UserDb } from '../store/db.ts'
import { plausibleTimeOf } from '../store/known-time.ts'
import { bookIdOf } from './book-rows.ts'
import { readRemovedDownloads } from './removed-downloads.ts'

/** Returns whether a request sent at `askedAt` (ms) predates this device's last change of the row. */
export function isResponseOutdated(askedAt: number, row: ShelfRow | undefined): boolean {
  return (plausibleTimeOf(row?.changed_at) ?? 0) >= askedAt
}

/** Lists the unlocked books whose current version is not stored here or not created yet, except those removed from this device. */
export async function listMissingBooks(db: UserDb): Promise<ShelfRow[]> {
  const [rows, keys, off, archives] = await Promise.all([
    db.shelf.toArray(),
    db.books.toCollection().primaryKeys(),
    readRemovedDownloads(db),
    readConfirmedArchiveIds(db),
  ])
  const stored = new Set(keys.map((key) => key.join(' ')))
  const isHere = (row: ShelfRow) => row.version > 0 && !row.is_stale && stored.has(`${bookIdOf(row)} ${row.version}`)
  return rows.filter((row) => row.is_unlocked && !isHere(row) && !off.includes(bookIdOf(row)) && archives.has(row.archive_id))
}
