import type { OutputOf } from '#contract/endpoints.ts'
import { deleteOrphans } from '../archives/delete-orphans.ts'
import type { Document } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import { callFor } from '../session/session.ts'
import type { MarkRow } from '../store/db.ts'
import { userDb } from '../store/db.ts'
import { laterOf, markKinds } from './mark-kind.ts'
import { archiveIdOf, markOverlay, markSubjectOf } from './mark-rows.ts'

/** How far the marks have come: only later ones are asked for. Whoever drops marks forgets it, too. */
const UNTIL = 'bookMarksUntil'

/** What the reader has left in books, on whatever device. */
export const marksDocument: Document<'bookMarks', OutputOf<'bookMarks'>> = {
  name: 'bookMarks',
  freshMs: 10_000,
  fetch: async (session, signal) => {
    const since = ((await userDb(session.user_id).state.get(UNTIL))?.value as number | undefined) ?? 0
    return callFor(session, 'bookMarks', { since }, { signal })
  },
  write: async (db, { marks, until }) => {
    await db.state.put({ key: UNTIL, value: until })
    if (marks.length === 0) return
    const told = new Map(marks.map((mark) => [markSubjectOf(mark), mark]))
    const asTold = (row: MarkRow): MarkRow => {
      const mark = told.get(row.id)
      return mark ? { ...row, confirmed: laterOf(row.confirmed, mark) } : row
    }
    await rebaseAllDocuments(db, markKinds, markOverlay, asTold, [...told.keys()])
  },
  drop: (db) => deleteOrphans(db, 'marks', archiveIdOf, UNTIL),
  follow: async () => {},
}
