import type { OutputOf } from '#contract/endpoints.ts'
import { deleteArchiveOrphans } from '../archives/archive-ids.ts'
import type { PulledDocument } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import { callWithSession } from '../session/session.ts'
import { type LifeRow, getUserDb } from '../store/db.ts'
import { laterEntryOf, lifeChangeKinds } from './life-kinds.ts'
import { lifeArchiveIdOf, lifeOverlayTable, lifeRowIdOf } from './life-rows.ts'

/** Key of the sync cursor of the entries; only later changes are fetched. Deleting orphaned entries resets it. */
const UNTIL = 'lifeUntil'

/** Life events and verdicts from all devices. */
export const lifeDocument: PulledDocument<'life', OutputOf<'lifeList'>> = {
  name: 'life',
  freshMs: 10_000,
  fetch: async (session, signal) => {
    const since = ((await getUserDb(session.user_id).state.get(UNTIL))?.value as number | undefined) ?? 0
    return callWithSession(session, 'lifeList', { since }, { signal })
  },
  write: async (db, { events, verdicts, until }) => {
    await db.state.put({ key: UNTIL, value: until })
    const serverCopies = new Map([...events, ...verdicts].map((entry) => [lifeRowIdOf(entry), entry]))
    if (serverCopies.size === 0) return
    const toServerRow = (row: LifeRow): LifeRow => {
      const entry = serverCopies.get(row.id)
      return entry ? { ...row, confirmed: laterEntryOf(row.confirmed, entry) } : row
    }
    await rebaseAllDocuments(db, lifeChangeKinds, lifeOverlayTable, toServerRow, [...serverCopies.keys()])
  },
  deleteOrphans: (db) => deleteArchiveOrphans(db, 'life', lifeArchiveIdOf, UNTIL),
  downloadFiles: async () => {},
}
