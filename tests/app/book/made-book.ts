import type { Book } from '#contract/book.ts'
import { bookBodyOf, lockedBodyOf } from '#server/features/books/book-body.ts'
import { birth } from '../shell/in-app.tsx'

const NOW = Date.UTC(2026, 10, 23)

/** A fate book as the server makes it; a locked one holds what may be read of it. */
export function madeBook(
  archive_id: string,
  { isLocked = false, born = birth }: { isLocked?: boolean; born?: Parameters<typeof bookBodyOf>[0] } = {},
): Book {
  const body = bookBodyOf(born, 'fatebook', NOW)
  return {
    archive_id,
    product_id: 'fatebook',
    version: isLocked ? 0 : 1,
    made_at: NOW,
    made_for: 'first',
    ganzhi: '庚午 辛巳 庚辰 庚辰',
    is_locked: isLocked,
    hand: 'house',
    ...(isLocked ? lockedBodyOf(body) : body),
  }
}
