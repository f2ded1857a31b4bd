import type { OutputOf } from '#contract/endpoints.ts'
import type { PulledDocument } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import { callWithSession } from '../session/session.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import { archiveChangeKinds } from './archive-kinds.ts'
import { archiveOverlayTable, ARCHIVES_DOCUMENT_NAME } from './archive-rows.ts'
import { readKnownArchiveIds } from './archive-ids.ts'
import { writeRemoved } from './removed-list.ts'

/** How long an archive that the server has lost can be restored (ms): as long as a removed one. */
const RESTORABLE_MS = 30 * 86_400_000

type List = OutputOf<'getArchive'>

/** The user's archives, and the removed ones that can still be restored. */
export const archiveListDocument: PulledDocument<typeof ARCHIVES_DOCUMENT_NAME, List> = {
  name: ARCHIVES_DOCUMENT_NAME,
  freshMs: 10_000,
  fetch: (session, signal) => callWithSession(session, 'getArchive', {}, { signal }),
  write: writeList,
  deleteOrphans: deleteOrphanDays,
  downloadFiles: async () => {},
}

async function writeList(db: UserDb, { archives, removed }: List): Promise<void> {
  const serverCopies = new Map(archives.map((archive) => [archive.archive_id, archive]))
  const restorable = new Set(removed.map(({ archive_id }) => archive_id))
  const now = Date.now()
  const toServerRow = ({ lost_at, ...row }: ArchiveRow): ArchiveRow => {
    const confirmed = serverCopies.get(row.archive_id) ?? null
    if (confirmed) return { ...row, confirmed, gone: null }
    if (restorable.has(row.archive_id)) return { ...row, confirmed, gone: row.confirmed ?? row.gone }
    // Stores the copy for `RESTORABLE_MS`, so that it can be restored. Nobody removed it: the server has an old backup, or its list is
    // wrong.
    if (row.confirmed) return { ...row, confirmed, gone: row.confirmed, lost_at: now }
    if (lost_at !== undefined && now - lost_at < RESTORABLE_MS) return { ...row, confirmed, lost_at }
    return { ...row, confirmed, gone: null }
  }
  await rebaseAllDocuments(db, archiveChangeKinds, archiveOverlayTable, toServerRow, [...serverCopies.keys()])
  await writeRemoved(db, removed)
}

/** Deletes the day results of archives that can no longer be restored. */
async function deleteOrphanDays(db: UserDb): Promise<void> {
  const known = await readKnownArchiveIds(db)
  await db.fortunes.filter((fortune) => !known.has(fortune.archive_id)).delete()
}
