import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { annualYearOf } from '#contract/product.ts'
import { listCurrentBooks } from '#device/books/books.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useLive } from '../../live/use-live.ts'
import { findIn } from '../../reader/found.ts'
import { useArchives } from '../../session/archives.ts'
import { useUserId } from '../../session/session.ts'
import { cardNameOf } from '../../terms/card-name.ts'
import { productNameOf } from '../../terms/products.ts'
import type { Entry } from './entry.ts'

/** Of one book; whoever wants all of them looks within it. */
const MOST = 6
/** A single letter stands in every paragraph. */
const isWorthLooking = (words: string) => words.length > 1 || /\p{Script=Han}/u.test(words)

const NONE: readonly Entry[] = []

// Books are large: they are read once somebody looks for words.
const booksOf = async (userId: string, isLooking: string) => (userId && isLooking ? await listCurrentBooks(userId) : [])

/** Paragraphs of the books and yearly reports on this device that have the words that were typed; each leads to its place. */
export function usePassageEntries(typed: string): readonly Entry[] {
  const { _, locale } = useMessages()
  const { readerLevel } = useSettings()
  const navigate = useNavigate()
  const userId = useUserId()
  const words = useDeferredValue(typed).trim()
  const isLooking = isWorthLooking(words)
  const books = useLive(booksOf, userId, isLooking ? 'looking' : '')
  const archives = useArchives()
  return useMemo(() => {
    if (!isLooking || !books || !archives) return NONE
    return books.flatMap((book) => {
      const { archive_id: archiveId, product_id } = book
      const owner = archives.find(({ archive_id }) => archive_id === archiveId)?.user_name
      // Without its archive there is no book to open.
      if (owner === undefined) return NONE
      const year = annualYearOf(product_id)
      return findIn(book, words, locale, readerLevel)
        .filter(({ paragraph }) => paragraph !== '')
        .slice(0, MOST)
        .map(({ card, number, title, paragraph, text }): Entry => ({
          id: `passage:${archiveId} ${product_id} ${paragraph}`,
          kind: 'passage',
          name: text,
          note: [owner, productNameOf(_, product_id), cardNameOf(locale, product_id, number, title)].join(' · '),
          open: () =>
            void (year === undefined
              ? navigate({ to: '/archive/index', search: { archiveId, card }, hash: paragraph })
              : navigate({ to: '/fate/year', search: { archiveId, year }, hash: paragraph })),
        }))
    })
  }, [_, locale, readerLevel, navigate, books, archives, words, isLooking])
}
