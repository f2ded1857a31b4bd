import type { Bit } from './column-types.ts'

/** Life events, and verdicts on paragraphs of books; deleted with their archive. */
export interface LifeEntriesTable {
  user_id: string
  archive_id: string
  type: 'event' | 'verdict'
  /** Id of the event; for a verdict, product id and paragraph id. */
  entry_id: string
  /** JSON of the entry in the contract's form; a removed event has no note. */
  body: string
  is_removed: Bit
  /** Time of the change by the device's clock (ms). */
  made_at: number
  /** Unique per user and increasing, as it is the sync cursor of devices. */
  changed_at: number
}
