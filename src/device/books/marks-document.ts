import type { OutputOf } from '#contract/endpoints.ts'
import { deleteOrphans } from '../archives/archive-ids.ts'
import type { Document } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import { callFor } from '../session/session.ts'
import { type MarkRow, userDb } from '../store/db.ts'
import { laterMarkOf, markKinds } from './mark-kind.ts'
import { markArchiveIdOf, markOverlay, markSubjectOf } from './mark-rows.ts'

/** Key of the sync cursor of the marks; only later changes are fetched. Deleting orphaned marks resets it. */
const UNTIL = 'bookMarksUntil'

/** The user's marks in books from all devices. */
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
    const serverCopies = new Map(marks.map((mark) => [markSubjectOf(mark), mark]))
    const toServerRow = (row: MarkRow): MarkRow => {
      const mark = serverCopies.get(row.id)
      return mark ? { ...row, confirmed: laterMarkOf(row.confirmed, mark) } : row
    }
    await rebaseAllDocuments(db, markKinds, markOverlay, toServerRow, [...serverCopies.keys()])
  },
  deleteOrphans: (db) => deleteOrphans(db, 'marks', markArchiveIdOf, UNTIL),
  downloadFiles: async () => {},
}
