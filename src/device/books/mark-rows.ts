import type { BookMark } from '#contract/book.ts'
import type { OverlayTable } from '../intents/overlay.ts'
import type { MarkRow } from '../store/db.ts'

/** What changes of a mark are about, and what its row is kept under. */
export const markSubjectOf = ({ archive_id, mark_id }: Pick<BookMark, 'archive_id' | 'mark_id'>): string => `${archive_id} ${mark_id}`

/** The archive of a row. */
export const archiveIdOf = (rowId: string): string => rowId.split(' ')[0]!

export const markOverlay: OverlayTable<MarkRow> = {
  table: (db) => db.marks,
  subjectOf: ({ id }) => id,
  blank: (id) => ({ id, shown: null, confirmed: null }),
  isKept: () => false,
}
