import type { LifeEvent, LifeVerdict } from '#contract/life.ts'
import type { OverlayTable } from '../intents/overlay.ts'
import type { LifeEntry, LifeRow } from '../store/db.ts'

type Named = Pick<LifeEvent, 'archive_id' | 'event_id'> | Pick<LifeVerdict, 'archive_id' | 'product_id' | 'paragraph'>

/** What all rows of an archive begin with. */
export const lifeOf = (archiveId: string): string => `life ${archiveId} `

/** What changes of an entry are about, and what its row is kept under: an event has an id, a paragraph one verdict. */
export function lifeSubjectOf(entry: Named): string {
  return lifeOf(entry.archive_id) + ('event_id' in entry ? entry.event_id : `${entry.product_id} ${entry.paragraph}`)
}

/** The archive of a row. */
export const archiveIdOf = (rowId: string): string => rowId.split(' ')[1]!

export const isEvent = (entry: LifeEntry): entry is LifeEvent => 'event_id' in entry
export const isVerdict = (entry: LifeEntry): entry is LifeVerdict => 'verdict' in entry

export const lifeOverlay: OverlayTable<LifeRow> = {
  table: (db) => db.life,
  subjectOf: ({ id }) => id,
  blank: (id) => ({ id, shown: null, confirmed: null }),
  isKept: () => false,
}
