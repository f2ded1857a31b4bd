import type { OutputOf } from '#contract/endpoints.ts'
import type { Document } from '../documents/document.ts'
import { layAllAnew } from '../intents/layers.ts'
import { callFor } from '../session/session.ts'
import type { ArchiveRow, UserDb } from '../store/db.ts'
import { archiveKinds } from './archive-kinds.ts'
import { archiveLayers, ARCHIVES } from './archive-rows.ts'
import { readRemoved, writeRemoved } from './removed-list.ts'

type List = OutputOf<'getArchive'>

/** The user's archives, and those that can still be brought back. */
export const archiveListDocument: Document<typeof ARCHIVES, List> = {
  name: ARCHIVES,
  freshMs: 10_000,
  fetch: (session, signal) => callFor(session, 'getArchive', {}, { signal }),
  write: writeList,
  drop: dropStrangers,
}

async function writeList(db: UserDb, { archives, removed }: List): Promise<void> {
  const told = new Map(archives.map((archive) => [archive.archive_id, archive]))
  const restorable = new Set(removed.map(({ archive_id }) => archive_id))
  const asTold = (row: ArchiveRow): ArchiveRow => {
    const confirmed = told.get(row.archive_id) ?? null
    const gone = !confirmed && restorable.has(row.archive_id) ? (row.confirmed ?? row.gone) : null
    return { ...row, confirmed, gone }
  }
  await layAllAnew(db, archiveKinds, archiveLayers, asTold, [...told.keys()])
  await writeRemoved(db, removed)
}

/** Results of days of archives that can no longer be brought back. */
async function dropStrangers(db: UserDb): Promise<void> {
  const removed = await readRemoved(db)
  const known = new Set([...(await db.archives.toCollection().primaryKeys()), ...removed.map(({ archive_id }) => archive_id)])
  await db.fortunes.filter((fortune) => !known.has(fortune.archive_id)).delete()
}
