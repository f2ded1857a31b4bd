import type { Archive } from '#contract/archive.ts'
import type { OverlayTable } from '../intents/overlay.ts'
import { readRow } from '../intents/overlay.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import type { Intent } from '../store/intent.ts'

/** How many of its own versions a row remembers; a form is not open for longer than that. */
const OWN_VERSIONS = 50

/** The name of the list, as a document that comes down. */
export const ARCHIVES = 'archives'

export const archiveOverlay: OverlayTable<ArchiveRow> = {
  table: (db) => db.archives,
  subjectOf: ({ archive_id }) => archive_id,
  blank: (archive_id) => ({ archive_id, shown: null, confirmed: null, gone: null, own: [] }),
  isKept: ({ gone }) => gone !== null,
}

export function rowOf(db: UserDb, archiveId: string): Promise<ArchiveRow> {
  return readRow(db, archiveOverlay, archiveId)
}

/** Takes the server's copy over, unless what is here is newer. */
export async function adoptCopy(db: UserDb, copy: Archive): Promise<void> {
  const { lost_at: _, ...row } = await rowOf(db, copy.archive_id)
  await db.archives.put({ ...row, confirmed: newerOf(row.confirmed, copy), gone: null })
}

/** The server has it no longer. */
export async function forgetCopy(db: UserDb, archiveId: string): Promise<void> {
  const { lost_at: _, ...row } = await rowOf(db, archiveId)
  await db.archives.put({ ...row, confirmed: null, gone: row.confirmed ?? row.gone })
}

/** Notes a version that a change of this device has brought about. */
export async function recordOwnVersion(db: UserDb, { archive_id, version }: Archive): Promise<void> {
  const row = await rowOf(db, archive_id)
  if (!row.own.includes(version)) await db.archives.put({ ...row, own: [...row.own, version].slice(-OWN_VERSIONS) })
}

/** The version that an edit rests on once this device's own later changes are counted in. */
export function currentBaseOf(row: ArchiveRow, version: number): number {
  let base = version
  while (row.own.includes(base + 1)) base++
  return base
}

/** What a person calls the archive of a change. */
export async function archiveNameOf(db: UserDb, { subject }: Pick<Intent, 'subject'>): Promise<string> {
  const { shown, confirmed, gone } = await rowOf(db, subject)
  return (shown ?? confirmed ?? gone)?.user_name ?? ''
}

/** A repeated answer may be older than what was pulled since. */
function newerOf(a: Archive | null, b: Archive): Archive {
  if (a === null || a.version < b.version) return b
  return a.version > b.version || a.updated_at > b.updated_at ? a : b
}
