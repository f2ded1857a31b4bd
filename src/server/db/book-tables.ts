import type { BookMark, BookVersion } from '#contract/book.ts'
import type { Bit } from './column-types.ts'

/** Stored versions of books; deleted with their archive. */
export interface BooksTable extends BookVersion {
  user_id: string
  archive_id: string
  product_id: string
  /** Version of the built-in texts that the book was made from. */
  texts: number
  /** JSON of the birth data that the chart was computed from (`serializeBirth`). */
  birth: string
  hand: string
  /** JSON of the book's content, compressed (`compressed-text.ts`). */
  body: string
}

/** Prose that a language model has written so far for a book version. */
export interface BookProseTable {
  user_id: string
  archive_id: string
  product_id: string
  version: number
  /** Number of cards that have prose. */
  done: number
  /** JSON of the prose by card id, compressed. */
  prose: string
}

/** Marks in books; deleted with their archive. The texts of a removed mark are empty. */
export interface BookMarksTable extends Omit<BookMark, 'is_removed'> {
  user_id: string
  is_removed: Bit
  /** Unique per user and increasing: the sync cursor of devices. */
  changed_at: number
}
