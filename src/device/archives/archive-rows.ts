import type { Archive } from '#contract/archive.ts'
import type { OverlayTable } from '../intents/overlay.ts'
import { readOverlayRow } from '../intents/overlay.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'

/** Number of versions created by this device that a row stores; more than are created while a form is open. */
const OWN_VERSIONS = 50

/** Name of the archive list among the pulled documents. */
export const ARCHIVES_DOCUMENT_NAME = 'archives'

/** How the archives' table stores server copies and optimistic states. */
export const archiveOverlayTable: OverlayTable<ArchiveRow> = {
  table: (db) => db.archives,
  subjectOf: ({ archive_id }) => archive_id,
  blank: (archive_id) => ({ archive_id, shown: null, confirmed: null, gone: null, own: [] }),
  isKept: ({ gone }) => gone !== null,
}

export function readArchiveRow(db: UserDb, archiveId: string): Promise<ArchiveRow> {
  return readOverlayRow(db, archiveOverlayTable, archiveId)
}

/** Stores the server's copy unless the stored one is newer. */
export async function adoptServerArchive(db: UserDb, copy: Archive): Promise<void> {
  const { lost_at: _, ...row } = await readArchiveRow(db, copy.archive_id)
  await db.archives.put({ ...row, confirmed: newerOf(row.confirmed, copy), gone: null })
}

/** Records that the server no longer has the archive. */
export async function recordArchiveGone(db: UserDb, archiveId: string): Promise<void> {
  const { lost_at: _, ...row } = await readArchiveRow(db, archiveId)
  await db.archives.put({ ...row, confirmed: null, gone: row.confirmed ?? row.gone })
}

/** Records a version that a change of this device created. */
export async function recordOwnVersion(db: UserDb, { archive_id, version }: Archive): Promise<void> {
  const row = await readArchiveRow(db, archive_id)
  if (!row.own.includes(version)) await db.archives.put({ ...row, own: [...row.own, version].slice(-OWN_VERSIONS) })
}

/** Returns the base version of an edit based on `version`, moved forward over the next versions that this device itself created. */
export function findCurrentBaseVersion(row: ArchiveRow, version: number): number {
  let base = version
  while (row.own.includes(base + 1)) base++
  return base
}

/** Returns the name of the archive that a change belongs to. */
export async function readArchiveName(db: UserDb, { subject }: Pick<Intent, 'subject'>): Promise<string> {
  const { shown, confirmed, gone } = await readArchiveRow(db, subject)
  return (shown ?? confirmed ?? gone)?.user_name ?? ''
}

/** Returns the newer copy, because a replayed response may be older than a copy pulled since. */
function newerOf(a: Archive | null, b: Archive): Archive {
  if (a === null || a.version < b.version) return b
  return a.version > b.version || a.updated_at > b.updated_at ? a : b
}
