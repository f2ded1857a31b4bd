import type { LifeEvent, LifeVerdict } from '#contract/life.ts'
import type { OverlayTable } from '../intents/overlay.ts'
import type { LifeEntry, LifeRow } from '../store/db.ts'

type Named = Pick<LifeEvent, 'archive_id' | 'event_id'> | Pick<LifeVerdict, 'archive_id' | 'product_id' | 'paragraph'>

/** Returns the prefix of the primary keys of all rows of an archive. */
export const lifePrefixOf = (archiveId: string): string => `life ${archiveId} `

/**
 * Returns the primary key of an entry's row, which is also the subject of its changes: by event id, or by book and paragraph of a verdict.
 */
export function lifeRowIdOf(entry: Named): string {
  return lifePrefixOf(entry.archive_id) + ('event_id' in entry ? entry.event_id : `${entry.product_id} ${entry.paragraph}`)
}

/** Returns the archive id in the primary key of a row. */
export const lifeArchiveIdOf = (rowId: string): string => rowId.split(' ')[1]!

export const isEvent = (entry: LifeEntry): entry is LifeEvent => 'event_id' in entry
export const isVerdict = (entry: LifeEntry): entry is LifeVerdict => 'verdict' in entry

/** How the life entries' table stores server copies and optimistic states. */
export const lifeOverlayTable: OverlayTable<LifeRow> = {
  table: (db) => db.life,
  subjectOf: ({ id }) => id,
  blank: (id) => ({ id, shown: null, confirmed: null }),
  isKept: () => false,
}
