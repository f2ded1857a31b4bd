import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { findFormerVersion, listCurrentBooks } from '#device/books/books.ts'
import { listNotes } from '#device/books/marks.ts'
import { listConversations } from '#device/chats/conversations.ts'
import { annualYearOf } from '#contract/product.ts'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { formatTimestamp } from '../../language/format-timestamp.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useLive } from '../../live/use-live.ts'
import { useArchives } from '../../session/archives.ts'
import { useUserId } from '../../session/session.ts'
import { useSettings } from '../../appearance/use-settings.ts'
import { searchBook } from '../../reader/search-book.ts'
import { formatCardName } from '../../terms/card-name.ts'
import { formatProductName } from '../../terms/products.ts'
import type { PaletteEntry } from './entry.ts'

// Not imported from `session/chats.ts`, which would pull in the code that sends questions.
const loadConversations = async (userId: string, text: string) => (userId ? await listConversations(userId, text) : [])
const loadNotes = async (userId: string) => (userId ? await listNotes(userId) : [])

/** Returns entries for conversations, found by title. Those whose messages contain the typed text also match, with a lower rank. */
export function useConversationEntries(typed: string): readonly PaletteEntry[] {
  const { locale, timeFormat } = useMessages()
  const navigate = useNavigate()
  const userId = useUserId()
  const text = useDeferredValue(typed).trim()
  const conversations = useLive(loadConversations, userId, '')
  const matching = useLive(loadConversations, userId, text)
  return useMemo(() => {
    const matchingIds = new Set(text === '' ? [] : matching?.map(({ conversation_id }) => conversation_id))
    return (conversations ?? []).map(({ conversation_id: c, title, changed_at }) => ({
      id: `conversation:${c}`,
      kind: 'conversation',
      name: title,
      note: formatTimestamp({ locale, timeFormat }, changed_at),
      aliases: matchingIds.has(c) ? [`${title} ${text}`] : [],
      open: () => void navigate({ to: '/chat/log', search: { c } }),
    }))
  }, [locale, timeFormat, navigate, conversations, matching, text])
}

/** Returns entries for the user's notes in all books, found by note text and quoted text. */
export function useNoteEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate()
  const userId = useUserId()
  const notes = useLive(loadNotes, userId)
  const archives = useArchives()
  return useMemo(() => {
    const nameOf = (id: string) => archives?.find(({ archive_id }) => archive_id === id)?.user_name
    return (notes ?? []).flatMap(({ mark_id, archive_id: archiveId, product_id, card, paragraph, quote, text }): PaletteEntry[] => {
      const owner = nameOf(archiveId)
      // A book cannot be opened without its archive.
      if (owner === undefined) return []
      const year = /^annual:(\d{4})$/.exec(product_id)?.[1]
      const open = async () => {
        if (year) return navigate({ to: '/fate/year', search: { archiveId, year: Number(year) }, hash: paragraph })
        const version = await findFormerVersion(userId, archiveId, product_id, card, paragraph)
        return navigate({ to: '/archive/index', search: { archiveId, card, ...(version !== undefined && { version }) }, hash: paragraph })
      }
      return [{ id: `note:${mark_id}`, kind: 'note', name: text, note: owner, aliases: [quote], open: () => void open() }]
    })
  }, [navigate, userId, notes, archives])
}

/** Returns entries for glossary terms, found by name, Han text and pinyin. */
export function useTermEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate()
  const glossary = useGlossary()
  return useMemo(
    () =>
      [...(glossary?.values() ?? [])].map(({ id, name, han, pinyin, plain }) => ({
        id: `term:${id}`,
        kind: 'term',
        name,
        note: plain,
        aliases: [han, pinyin],
        open: () => void navigate({ to: '/glossary', search: { term: id } }),
      })),
    [navigate, glossary],
  )
}

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
