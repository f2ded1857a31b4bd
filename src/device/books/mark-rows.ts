import type { BookMark } from '#contract/book.ts'
import type { OverlayTable } from '../intents/overlay.ts'
import type { MarkRow } from '../store/db.ts'

/** Primary key of a mark's row, and subject of its changes. */
export const markSubjectOf = ({ archive_id, mark_id }: Pick<BookMark, 'archive_id' | 'mark_id'>): string => `${archive_id} ${mark_id}`

/** The archive id in a row's key. */
export const markArchiveIdOf = (rowId: string): string => rowId.split(' ')[0]!

export const markOverlay: OverlayTable<MarkRow> = {
  table: (db) => db.marks,
  subjectOf: ({ id }) => id,
  blank: (id) => ({ id, shown: null, confirmed: null }),
  isKept: () => false,
}
