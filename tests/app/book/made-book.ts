import type { Book } from '#contract/book.ts'
import { composeBookBody, reduceToPreview } from '#server/features/books/book-body.ts'
import { birth } from '../shell/in-app.tsx'

const NOW = Date.UTC(2026, 10, 23)

interface Making {
  isLocked?: boolean
  born?: Parameters<typeof composeBookBody>[0]
  /** Product id; `annual:<year>` for a yearly report. */
  product_id?: string
}

/** Composes a book as the server does, a fate book by default. A locked book contains the preview only. */
export function createTestBook(archive_id: string, { isLocked = false, born = birth, product_id = 'fatebook' }: Making = {}): Book {
  const body = composeBookBody(born, product_id, NOW)
  return {
    archive_id,
    product_id,
    version: isLocked ? 0 : 1,
    made_at: NOW,
    made_for: 'first',
    ganzhi: '庚午 辛巳 庚辰 庚辰',
    is_locked: isLocked,
    hand: 'house',
    ...(isLocked ? reduceToPreview(body) : body),
  }
}
