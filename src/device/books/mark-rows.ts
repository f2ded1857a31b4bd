import type { BookMark } from '#contract/book.ts'
import type { OverlayTable } from '../intents/overlay.ts'
import type { MarkRow } from '../store/db.ts'

/** Returns the primary key of a mark's row, which is also the subject of its changes. */
export const markRowIdOf = ({ archive_id, mark_id }: Pick<BookMark, 'archive_id' | 'mark_id'>): string => `${archive_id} ${mark_id}`

/** Returns the archive id in the primary key of a mark's row. */
export const markArchiveIdOf = (rowId: string): string => rowId.split(' ')[0]!

/** How the marks' table stores server copies and optimistic states. */
export const markOverlayTable: OverlayTable<MarkRow> = {
  table: (db) => db.marks,
  subjectOf: ({ id }) => id,
  blank: (id) => ({ id, shown: null, confirmed: null }),
  isKept: () => false,
}
