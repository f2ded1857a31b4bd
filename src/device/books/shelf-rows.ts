import { confirmedArchives } from '../archives/known-archives.ts'
import type { ShelfRow, UserDb } from '../store/db.ts'
import { knownTimeOf } from '../store/known-time.ts'
import { bookIdOf } from './book-rows.ts'
import { readRemovedDownloads } from './removed-downloads.ts'

/** Whether what was asked for then knows nothing of a change of this device. */
export function isOlder(askedAt: number, row: ShelfRow | undefined): boolean {
  return (knownTimeOf(row?.changed_at) ?? 0) >= askedAt
}

/** Unlocked books whose current version is not here yet, or has still to be made. */
export async function missingBooks(db: UserDb): Promise<ShelfRow[]> {
  const [rows, keys, off, archives] = await Promise.all([
    db.shelf.toArray(),
    db.books.toCollection().primaryKeys(),
    readRemovedDownloads(db),
    confirmedArchives(db),
  ])
  const kept = new Set(keys.map((key) => key.join(' ')))
  const isHere = (row: ShelfRow) => row.version > 0 && !row.is_stale && kept.has(`${bookIdOf(row)} ${row.version}`)
  return rows.filter((row) => row.is_unlocked && !isHere(row) && !off.includes(bookIdOf(row)) && archives.has(row.archive_id))
}
