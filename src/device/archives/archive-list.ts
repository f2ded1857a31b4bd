import type { Archive, RemovedArchive } from '#contract/archive.ts'
import { compareByListOrder } from '#contract/archive.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { getLastPullTime } from '../documents/pulled-at.ts'
import { readPendingChanges } from '../intents/overlay.ts'
import type { Intent } from '../store/intent.ts'
import { archiveChangeKinds, computeArchiveIgnoringRemovals } from './archive-kinds.ts'
import { ARCHIVES_DOCUMENT_NAME } from './archive-rows.ts'
import { readRemoved } from './removed-list.ts'

/** Sync state of an archive; null if the server has all changes. */
export type ArchiveSyncState = 'conflict' | 'failed' | 'waiting' | null

export interface ListedArchive extends Archive {
  readonly mark: ArchiveSyncState
}

/** Added to the times of unsent changes, so that they are later than any time of the server (ms). */
const NOT_YET = 2 ** 44

/** Lists the user's archives in the order they will have once everything is sent: latest pin first, then by creation. */
export function listArchives(userId: string): Promise<ListedArchive[]> {
  return readIfOpen(userId, [], async (db) => {
    const [rows, marks] = await Promise.all([db.archives.toArray(), readSyncMarks(db)])
    return rows
      .filter((row) => row.shown)
      .sort(comparePlaces)
      .flatMap((row) => listed(row, marks))
  })
}

/** Whether the user has any archive; read on every start before the first render. */
export function hasArchives(userId: string): Promise<boolean> {
  return readIfOpen(userId, false, async (db) => (await db.archives.toArray()).some((row) => row.shown))
}

export function getArchive(userId: string, archiveId: string): Promise<ListedArchive | null> {
  return readIfOpen(userId, null, async (db) => {
    const row = await db.archives.get(archiveId)
    return row ? (listed(row, await readSyncMarks(db))[0] ?? null) : null
  })
}

/** Lists the archives that can still be restored, including unsent removals; latest removal first. */
export function listRemovedArchives(userId: string): Promise<RemovedArchive[]> {
  return readIfOpen(userId, [], async (db) => {
    const [rows, removed] = await Promise.all([db.archives.toArray(), readRemoved(db)])
    const back = new Set(rows.filter((row) => row.shown).map((row) => row.archive_id))
    const unsent = await unsentRemovals(db, rows)
    const known = new Set([...back, ...unsent.map((entry) => entry.archive_id)])
    return [...unsent, ...rows.flatMap(listLost), ...removed.filter((entry) => !known.has(entry.archive_id))].sort(
      (a, b) => b.removed_at - a.removed_at,
    )
  })
}

/** Returns the time of the last list from the server (ms); null if this device has not received one. */
export function getArchivesPullTime(userId: string): Promise<number | null> {
  return getLastPullTime(userId, ARCHIVES_DOCUMENT_NAME)
}

/**
 * Compares by list order. Unsent new archives are last and unsent pins first, because the server will give them later times than all
 * others.
 */
function comparePlaces(a: ArchiveRow, b: ArchiveRow): number {
  if (!a.shown || !b.shown) return 0
  return compareByListOrder(placed(a, a.shown), placed(b, b.shown))
}

function placed({ confirmed, gone }: ArchiveRow, shown: Archive): Archive {
  const copy = confirmed ?? gone
  const isPinWaiting = shown.pinned_at !== null && shown.pinned_at !== copy?.pinned_at
  return {
    ...shown,
    created_at: copy ? shown.created_at : shown.created_at + NOT_YET,
    pinned_at: isPinWaiting ? shown.pinned_at! + NOT_YET : shown.pinned_at,
  }
}

function listed({ shown, archive_id }: ArchiveRow, marks: ReadonlyMap<string, ArchiveSyncState>): ListedArchive[] {
  return shown ? [{ ...shown, mark: marks.get(archive_id) ?? null }] : []
}

/** Returns the sync mark of each archive. A conflict takes precedence over a failure, a failure over a pending change. */
async function readSyncMarks(db: UserDb): Promise<Map<string, ArchiveSyncState>> {
  const [waiting, failed, stale] = await Promise.all([
    db.outbox.orderBy('subject').keys(),
    db.failures.orderBy('subject').keys(),
    db.conflicts.orderBy('subject').keys(),
  ])
  const marks = new Map<string, ArchiveSyncState>()
  for (const id of waiting) marks.set(String(id), 'waiting')
  for (const id of failed) marks.set(String(id), 'failed')
  for (const id of stale) marks.set(String(id), 'conflict')
  return marks
}

async function unsentRemovals(db: UserDb, rows: readonly ArchiveRow[]): Promise<RemovedArchive[]> {
  const hidden = rows.filter((row) => !row.shown)
  const found = await Promise.all(hidden.map(async (row) => removalOf(row, await readPendingChanges(db, row.archive_id))))
  return found.filter((entry) => entry !== null)
}

/** Lists the archive as a removed one if the server has lost it, so that the user can restore it. */
function listLost({ archive_id, shown, gone, lost_at }: ArchiveRow): RemovedArchive[] {
  return shown || !gone || lost_at === undefined ? [] : [{ archive_id, user_name: gone.user_name, removed_at: lost_at }]
}

function removalOf(row: ArchiveRow, pending: readonly Intent[]): RemovedArchive | null {
  const removal = pending.findLast(({ kind }) => kind === archiveChangeKinds.removeArchive.name)
  const copy = computeArchiveIgnoringRemovals(row, pending)
  if (!removal || !copy) return null
  return { archive_id: row.archive_id, user_name: copy.user_name, removed_at: removal.at }
}
