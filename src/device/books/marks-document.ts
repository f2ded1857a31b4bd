import type { OutputOf } from '#contract/endpoints.ts'
import { deleteArchiveOrphans } from '../archives/archive-ids.ts'
import type { PulledDocument } from '../documents/document.ts'
import { rebaseAllDocuments } from '../intents/overlay.ts'
import { callWithSession } from '../session/session.ts'
import { type MarkRow, getUserDb } from '../store/db.ts'
import { laterMarkOf, bookMarkChangeKinds } from './mark-kind.ts'
import { markArchiveIdOf, markOverlayTable, markRowIdOf } from './mark-rows.ts'

/** Key of the sync cursor of the marks; only later changes are fetched. Deleting orphaned marks resets it. */
const UNTIL = 'bookMarksUntil'

/** The user's marks in books from all devices. */
export const marksDocument: PulledDocument<'bookMarks', OutputOf<'bookMarks'>> = {
  name: 'bookMarks',
  freshMs: 10_000,
  fetch: async (session, signal) => {
    const since = ((await getUserDb(session.user_id).state.get(UNTIL))?.value as number | undefined) ?? 0
    return callWithSession(session, 'bookMarks', { since }, { signal })
  },
  write: async (db, { marks, until }) => {
    await db.state.put({ key: UNTIL, value: until })
    if (marks.length === 0) return
    const serverCopies = new Map(marks.map((mark) => [markRowIdOf(mark), mark]))
    const toServerRow = (row: MarkRow): MarkRow => {
      const mark = serverCopies.get(row.id)
      return mark ? { ...row, confirmed: laterMarkOf(row.confirmed, mark) } : row
    }
    await rebaseAllDocuments(db, bookMarkChangeKinds, markOverlayTable, toServerRow, [...serverCopies.keys()])
  },
  deleteOrphans: (db) => deleteArchiveOrphans(db, 'marks', markArchiveIdOf, UNTIL),
  downloadFiles: async () => {},
}
