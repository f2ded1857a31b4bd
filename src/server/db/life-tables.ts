import type { Bit } from './column-types.ts'

/** Life events and verdicts on statements; deleted with their archive. */
export interface LifeEntriesTable {
  user_id: string
  archive_id: string
  type: 'event' | 'verdict'
  /** Id of an event; book and paragraph of a verdict. */
  entry_id: string
  /** JSON of the entry in the form of the contract; a removed one has no note. */
  body: string
  is_removed: Bit
  /** By the device's clock. */
  made_at: number
  /** Unique per user and increasing: the sync cursor of devices. */
  changed_at: number
}
