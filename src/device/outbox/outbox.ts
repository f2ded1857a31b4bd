import type { Archive } from '#contract/archive.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import type { Draft, Intent } from './intent.ts'
import { shownOf } from './intent.ts'
import { uuidv7 } from '../store/uuidv7.ts'

/** How many of its own versions a row remembers; a form is not open for longer than that. */
const OWN_VERSIONS = 50

/** Rows and intents change together or not at all. Nothing but Dexie may be awaited inside. */
export function inOneStep<T>(db: UserDb, work: () => Promise<T>): Promise<T> {
  return db.transaction('rw', [db.archives, db.outbox, db.conflicts, db.failures, db.state], work)
}

/** Queues a change and shows its effect. Call inside `inOneStep`. */
export async function enqueue(db: UserDb, draft: Draft): Promise<void> {
  // The table gives `seq`; Dexie's types cannot take it off each member of the union.
  await db.outbox.add({ ...draft, id: uuidv7() })
  if (draft.archive_id !== '') await refreshRow(db, draft.archive_id)
}

/** The unanswered changes of an archive, in order. */
export function pendingOf(db: UserDb, archiveId: string): Promise<Intent[]> {
  return db.outbox.where('archive_id').equals(archiveId).sortBy('seq')
}

export async function rowOf(db: UserDb, archiveId: string): Promise<ArchiveRow> {
  return (await db.archives.get(archiveId)) ?? { archive_id: archiveId, shown: null, confirmed: null, gone: null, own: [] }
}

/** Lays the unanswered changes anew over the server's copy. Call inside `inOneStep`. */
export async function refreshRow(db: UserDb, archiveId: string, change: Partial<ArchiveRow> = {}): Promise<void> {
  const row = { ...(await rowOf(db, archiveId)), ...change }
  const pending = await pendingOf(db, archiveId)
  if (isNeeded(row, pending)) await db.archives.put({ ...row, shown: shownOf(row.confirmed, pending) })
  else await db.archives.delete(archiveId)
}

/** A row without any copy, and with nothing unsent, says nothing. */
export function isNeeded(row: ArchiveRow, pending: readonly Intent[]): boolean {
  return row.confirmed !== null || row.gone !== null || pending.length > 0
}

/** The version that an edit rests on once this device's own later changes are counted in. */
export function currentBaseOf(row: ArchiveRow, version: number): number {
  let base = version
  while (row.own.includes(base + 1)) base++
  return base
}

export function withOwn(row: ArchiveRow, version: number): readonly number[] {
  return row.own.includes(version) ? row.own : [...row.own, version].slice(-OWN_VERSIONS)
}

/** A repeated answer may be older than what was pulled since. */
export function newerOf(a: Archive | null, b: Archive): Archive {
  if (a === null || a.version < b.version) return b
  return a.version > b.version || a.updated_at > b.updated_at ? a : b
}
