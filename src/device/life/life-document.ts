import type { OutputOf } from '#contract/endpoints.ts'
import { deleteOrphans } from '../archives/delete-orphans.ts'
import type { Document } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import { callFor } from '../session/session.ts'
import type { LifeRow } from '../store/db.ts'
import { userDb } from '../store/db.ts'
import { laterOf, lifeKinds } from './life-kinds.ts'
import { archiveIdOf, lifeOverlay, lifeSubjectOf } from './life-rows.ts'

/** How far the entries have come: only later ones are asked for. Whoever drops some forgets it, too. */
const UNTIL = 'lifeUntil'

/** What was written of lives, on whatever device. */
export const lifeDocument: Document<'life', OutputOf<'lifeList'>> = {
  name: 'life',
  freshMs: 10_000,
  fetch: async (session, signal) => {
    const since = ((await userDb(session.user_id).state.get(UNTIL))?.value as number | undefined) ?? 0
    return callFor(session, 'lifeList', { since }, { signal })
  },
  write: async (db, { events, verdicts, until }) => {
    await db.state.put({ key: UNTIL, value: until })
    const told = new Map([...events, ...verdicts].map((entry) => [lifeSubjectOf(entry), entry]))
    if (told.size === 0) return
    const asTold = (row: LifeRow): LifeRow => {
      const entry = told.get(row.id)
      return entry ? { ...row, confirmed: laterOf(row.confirmed, entry) } : row
    }
    await rebaseAllDocuments(db, lifeKinds, lifeOverlay, asTold, [...told.keys()])
  },
  drop: (db) => deleteOrphans(db, 'life', archiveIdOf, UNTIL),
  follow: async () => {},
}
