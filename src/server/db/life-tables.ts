import type { Bit } from './schema.ts'

/** Events of lives and judged statements; they go with their archive. */
export interface LifeEntriesTable {
  user_id: string
  archive_id: string
  type: 'event' | 'verdict'
  /** An event's id; of a verdict its book and paragraph. */
  entry_id: string
  /** JSON of the entry as the contract says it; of what was removed without its note. */
  body: string
  is_removed: Bit
  /** By the device's clock. */
  made_at: number
  /** No two of a user's are the same, and what comes later is larger: devices ask for what came since. */
  changed_at: number
}
