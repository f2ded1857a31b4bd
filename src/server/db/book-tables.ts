import type { BookMark, BookVersion } from '#contract/book.ts'
import type { Bit } from './column-types.ts'

/** Created versions of books; deleted with their archive. */
export interface BooksTable extends BookVersion {
  user_id: string
  archive_id: string
  product_id: string
  /** Content version of the texts it was made from. */
  texts: number
  /** JSON of everything that the chart was computed from. */
  birth: string
  hand: string
  /** JSON of its content, compressed (`compressed-text.ts`). */
  body: string
}

/** Prose of a book version that a language model has written so far. */
export interface BookProseTable {
  user_id: string
  archive_id: string
  product_id: string
  version: number
  /** Number of cards. */
  done: number
  /** JSON by card, compressed. */
  prose: string
}

/** Marks in books; deleted with their archive. A removed mark keeps no text. */
export interface BookMarksTable extends Omit<BookMark, 'is_removed'> {
  user_id: string
  is_removed: Bit
  /** Unique per user and increasing: the sync cursor of devices. */
  changed_at: number
}
