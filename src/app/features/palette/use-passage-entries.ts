import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { annualYearOf } from '#contract/product.ts'
import { listCurrentBooks } from '#device/books/books.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useLive } from '../../live/use-live.ts'
import { searchBook } from '../../reader/search-book.ts'
import { useArchives } from '../../session/archives.ts'
import { useUserId } from '../../session/session.ts'
import { formatCardName } from '../../terms/card-name.ts'
import { formatProductName } from '../../terms/products.ts'
import type { PaletteEntry } from './entry.ts'

/** Maximum number of passages per book; the search within a book shows all. */
const MAX_PER_BOOK = 6
/** Whether a text is specific enough to search: a single letter would match every paragraph. */
const isSearchable = (query: string) => query.length > 1 || /\p{Script=Han}/u.test(query)

const NONE: readonly PaletteEntry[] = []

// Books are large, so they are loaded only for a search.
const loadBooks = async (userId: string, isSearching: string) => (userId && isSearching ? await listCurrentBooks(userId) : [])

/** Returns entries for the paragraphs of books and reports on this device that contain the typed text. */
export function usePassageEntries(typed: string): readonly PaletteEntry[] {
  const { _, locale } = useMessages()
  const { readerLevel } = useSettings()
  const navigate = useNavigate()
  const userId = useUserId()
  const query = useDeferredValue(typed).trim()
  const isSearching = isSearchable(query)
  const books = useLive(loadBooks, userId, isSearching ? 'looking' : '')
  const archives = useArchives()
  return useMemo(() => {
    if (!isSearching || !books || !archives) return NONE
    return books.flatMap((book) => {
      const { archive_id: archiveId, product_id } = book
      const owner = archives.find(({ archive_id }) => archive_id === archiveId)?.user_name
      // A book cannot be opened without its archive.
      if (owner === undefined) return NONE
      const year = annualYearOf(product_id)
      return searchBook(book, query, locale, readerLevel)
        .filter(({ paragraph }) => paragraph !== '')
        .slice(0, MAX_PER_BOOK)
        .map(({ card, number, title, paragraph, text }): PaletteEntry => ({
          id: `passage:${archiveId} ${product_id} ${paragraph}`,
          kind: 'passage',
          name: text,
          note: [owner, formatProductName(_, product_id), formatCardName(locale, product_id, number, title)].join(' · '),
          open: () =>
            void (year === undefined
              ? navigate({ to: '/archive/index', search: { archiveId, card }, hash: paragraph })
              : navigate({ to: '/fate/year', search: { archiveId, year }, hash: paragraph })),
        }))
    })
  }, [_, locale, readerLevel, navigate, books, archives, query, isSearching])
}
