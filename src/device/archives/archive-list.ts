import type { Archive, RemovedArchive } from '#contract/archive.ts'
import { byListOrder } from '#contract/archive.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import { readIfOpen } from '../store/db.ts'
import { pulledAt } from '../documents/pulled-at.ts'
import { pendingOf } from '../intents/overlay.ts'
import type { Intent } from '../store/intent.ts'
import { archiveKinds, unremovedOf } from './archive-kinds.ts'
import { ARCHIVES } from './archive-rows.ts'
import { readRemoved } from './removed-list.ts'

/** How an archive stands with the server; null when the server has all of it. */
export type SyncMark = 'conflict' | 'failed' | 'waiting' | null

export interface ListedArchive extends Archive {
  readonly mark: SyncMark
}

/** Later than every time the server can have written. */
const NOT_YET = 2 ** 44

/** Every archive of the user: the latest pin first, then the order of making, as it will be when all is sent. */
export function listArchives(userId: string): Promise<ListedArchive[]> {
  return readIfOpen(userId, [], async (db) => {
    const [rows, marks] = await Promise.all([db.archives.toArray(), marksOf(db)])
    return rows
      .filter((row) => row.shown)
      .sort(byComingOrder)
      .flatMap((row) => listed(row, marks))
  })
}

/** Whether the user has any archive; asked at every start, before anything is shown. */
export function hasArchives(userId: string): Promise<boolean> {
  return readIfOpen(userId, false, async (db) => (await db.archives.toArray()).some((row) => row.shown))
}

export function getArchive(userId: string, archiveId: string): Promise<ListedArchive | null> {
  return readIfOpen(userId, null, async (db) => {
    const row = await db.archives.get(archiveId)
    return row ? (listed(row, await marksOf(db))[0] ?? null) : null
  })
}

/** Archives that can still be brought back, the latest removal first; unsent removals are among them. */
export function listRemoved(userId: string): Promise<RemovedArchive[]> {
  return readIfOpen(userId, [], async (db) => {
    const [rows, told] = await Promise.all([db.archives.toArray(), readRemoved(db)])
    const back = new Set(rows.filter((row) => row.shown).map((row) => row.archive_id))
    const unsent = await unsentRemovals(db, rows)
    const known = new Set([...back, ...unsent.map((entry) => entry.archive_id)])
    return [...unsent, ...rows.flatMap(lossOf), ...told.filter((entry) => !known.has(entry.archive_id))].sort(
      (a, b) => b.removed_at - a.removed_at,
    )
  })
}

/** Milliseconds of the last list from the server; null while none has arrived on this device. */
export function lastPulledAt(userId: string): Promise<number | null> {
  return pulledAt(userId, ARCHIVES)
}

/**
 * The server writes its own time when a change arrives, after all that it has now. So what is made or
 * pinned here and not sent yet comes last and first, whatever the clocks say, and stays there.
 */
function byComingOrder(a: ArchiveRow, b: ArchiveRow): number {
  if (!a.shown || !b.shown) return 0
  return byListOrder(placed(a, a.shown), placed(b, b.shown))
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

function listed({ shown, archive_id }: ArchiveRow, marks: ReadonlyMap<string, SyncMark>): ListedArchive[] {
  return shown ? [{ ...shown, mark: marks.get(archive_id) ?? null }] : []
}

/** What asks for a decision hides what only waits. */
async function marksOf(db: UserDb): Promise<Map<string, SyncMark>> {
  const [waiting, failed, stale] = await Promise.all([
    db.outbox.orderBy('subject').keys(),
    db.failures.orderBy('subject').keys(),
    db.conflicts.orderBy('subject').keys(),
  ])
  const marks = new Map<string, SyncMark>()
  for (const id of waiting) marks.set(String(id), 'waiting')
  for (const id of failed) marks.set(String(id), 'failed')
  for (const id of stale) marks.set(String(id), 'conflict')
  return marks
}

async function unsentRemovals(db: UserDb, rows: readonly ArchiveRow[]): Promise<RemovedArchive[]> {
  const hidden = rows.filter((row) => !row.shown)
  const found = await Promise.all(hidden.map(async (row) => removalOf(row, await pendingOf(db, row.archive_id))))
  return found.filter((entry) => entry !== null)
}

/** An archive that the server has lost can be brought back like a removed one. */
function lossOf({ archive_id, shown, gone, lost_at }: ArchiveRow): RemovedArchive[] {
  return shown || !gone || lost_at === undefined ? [] : [{ archive_id, user_name: gone.user_name, removed_at: lost_at }]
}

function removalOf(row: ArchiveRow, pending: readonly Intent[]): RemovedArchive | null {
  const removal = pending.findLast(({ kind }) => kind === archiveKinds.removeArchive.name)
  const copy = unremovedOf(row, pending)
  if (!removal || !copy) return null
  return { archive_id: row.archive_id, user_name: copy.user_name, removed_at: removal.at }
}
