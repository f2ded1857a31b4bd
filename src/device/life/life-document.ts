import type { OutputOf } from '#contract/endpoints.ts'
import { deleteOrphans } from '../archives/archive-ids.ts'
import type { Document } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import { callFor } from '../session/session.ts'
import { type LifeRow, userDb } from '../store/db.ts'
import { laterEntryOf, lifeKinds } from './life-kinds.ts'
import { lifeArchiveIdOf, lifeOverlay, lifeSubjectOf } from './life-rows.ts'

/** Key of the sync cursor of the entries; only later changes are fetched. Deleting orphaned entries resets it. */
const UNTIL = 'lifeUntil'

/** Life events and verdicts from all devices. */
export const lifeDocument: Document<'life', OutputOf<'lifeList'>> = {
  name: 'life',
  freshMs: 10_000,
  fetch: async (session, signal) => {
    const since = ((await userDb(session.user_id).state.get(UNTIL))?.value as number | undefined) ?? 0
    return callFor(session, 'lifeList', { since }, { signal })
  },
  write: async (db, { events, verdicts, until }) => {
    await db.state.put({ key: UNTIL, value: until })
    const serverCopies = new Map([...events, ...verdicts].map((entry) => [lifeSubjectOf(entry), entry]))
    if (serverCopies.size === 0) return
    const toServerRow = (row: LifeRow): LifeRow => {
      const entry = serverCopies.get(row.id)
      return entry ? { ...row, confirmed: laterEntryOf(row.confirmed, entry) } : row
    }
    await rebaseAllDocuments(db, lifeKinds, lifeOverlay, toServerRow, [...serverCopies.keys()])
  },
  deleteOrphans: (db) => deleteOrphans(db, 'life', lifeArchiveIdOf, UNTIL),
  downloadFiles: async () => {},
}
