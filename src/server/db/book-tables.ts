import type { BookMark, BookVersion } from '#contract/book.ts'
import type { Bit } from './schema.ts'

/** Versions of books that were made; they go with their archive. */
export interface BooksTable extends BookVersion {
  user_id: string
  archive_id: string
  product_id: string
  /** Content version of the texts that it was made of. */
  texts: number
  /** JSON of all that the chart was cast from. */
  birth: string
  hand: string
  /** JSON of what can be read in it, packed (`packed.ts`). */
  body: string
}

/** What a language model has written of a version so far. */
export interface BookProseTable {
  user_id: string
  archive_id: string
  product_id: string
  version: number
  /** Cards. */
  done: number
  /** JSON by card, packed. */
  prose: string
}

/** What readers leave in books; it goes with the archive. Of what was removed that is kept alone. */
export interface BookMarksTable extends Omit<BookMark, 'is_removed'> {
  user_id: string
  is_removed: Bit
  /** No two of a user's are the same, and what comes later is larger: devices ask for what came since. */
  changed_at: number
}
