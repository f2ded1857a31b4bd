import type { OutputOf } from '#contract/endpoints.ts'
import type { Document } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import { callFor } from '../session/session.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import { archiveKinds } from './archive-kinds.ts'
import { archiveOverlay, ARCHIVES } from './archive-rows.ts'
import { knownArchives } from './known-archives.ts'
import { writeRemoved } from './removed-list.ts'

/** As long as what was removed can be brought back. */
const KEPT_ASIDE_MS = 30 * 86_400_000

type List = OutputOf<'getArchive'>

/** The user's archives, and those that can still be brought back. */
export const archiveListDocument: Document<typeof ARCHIVES, List> = {
  name: ARCHIVES,
  freshMs: 10_000,
  fetch: (session, signal) => callFor(session, 'getArchive', {}, { signal }),
  write: writeList,
  drop: dropStrangers,
  follow: async () => {},
}

async function writeList(db: UserDb, { archives, removed }: List): Promise<void> {
  const told = new Map(archives.map((archive) => [archive.archive_id, archive]))
  const restorable = new Set(removed.map(({ archive_id }) => archive_id))
  const now = Date.now()
  const asTold = ({ lost_at, ...row }: ArchiveRow): ArchiveRow => {
    const confirmed = told.get(row.archive_id) ?? null
    if (confirmed) return { ...row, confirmed, gone: null }
    if (restorable.has(row.archive_id)) return { ...row, confirmed, gone: row.confirmed ?? row.gone }
    // Nobody has removed it: a server that was set back, or one that lies. The copy stays for a while, to be brought back.
    if (row.confirmed) return { ...row, confirmed, gone: row.confirmed, lost_at: now }
    if (lost_at !== undefined && now - lost_at < KEPT_ASIDE_MS) return { ...row, confirmed, lost_at }
    return { ...row, confirmed, gone: null }
  }
  await rebaseAllDocuments(db, archiveKinds, archiveOverlay, asTold, [...told.keys()])
  await writeRemoved(db, removed)
}

/** Results of days of archives that can no longer be brought back. */
async function dropStrangers(db: UserDb): Promise<void> {
  const known = await knownArchives(db)
  await db.fortunes.filter((fortune) => !known.has(fortune.archive_id)).delete()
}
