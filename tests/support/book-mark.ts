import type { BookMark } from '#contract/book.ts'
import { newId } from './server-client.ts'

/** Builds a note on an archive's fate book; `more` overrides fields. */
export function createTestBookMark(archive_id: string, more: Partial<BookMark> = {}): BookMark {
  return {
    archive_id,
    mark_id: newId(),
    product_id: 'fatebook',
    kind: 'note',
    card: 'chart',
    paragraph: '',
    quote: '',
    locale: 'zh_CN',
    text: '记一笔',
    is_removed: false,
    made_at: 1,
    made_over: null,
    ...more,
  }
}
