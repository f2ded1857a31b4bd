import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { formerVersionWith } from '#device/books/books.ts'
import { listNotes } from '#device/books/marks.ts'
import { listConversations } from '#device/chats/conversations.ts'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { momentText } from '../../language/moment-text.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useLive } from '../../live/use-live.ts'
import { useArchives } from '../../session/archives.ts'
import { useUserId } from '../../session/session.ts'
import type { Entry } from './entry.ts'

// Not out of `session/chats.ts`, which brings along all that asks.
const conversationsOf = async (userId: string, words: string) => (userId ? await listConversations(userId, words) : [])
const notesOf = async (userId: string) => (userId ? await listNotes(userId) : [])

/** Conversations by their titles, and those in which the words that were typed were said: of these the words are a lesser name. */
export function useConversationEntries(typed: string): readonly Entry[] {
  const { locale, timeFormat } = useMessages()
  const navigate = useNavigate()
  const userId = useUserId()
  const words = useDeferredValue(typed).trim()
  const conversations = useLive(conversationsOf, userId, '')
  const speaking = useLive(conversationsOf, userId, words)
  return useMemo(() => {
    const said = new Set(words === '' ? [] : speaking?.map(({ conversation_id }) => conversation_id))
    return (conversations ?? []).map(({ conversation_id: c, title, changed_at }) => ({
      id: `conversation:${c}`,
      kind: 'conversation',
      name: title,
      note: momentText({ locale, timeFormat }, changed_at),
      also: said.has(c) ? [`${title} ${words}`] : [],
      open: () => void navigate({ to: '/chat/log', search: { c } }),
    }))
  }, [locale, timeFormat, navigate, conversations, speaking, words])
}

/** One's own notes in every book, by what was written and what it was written to; each leads to its place. */
export function useNoteEntries(): readonly Entry[] {
  const navigate = useNavigate()
  const userId = useUserId()
  const notes = useLive(notesOf, userId)
  const archives = useArchives()
  return useMemo(() => {
    const nameOf = (id: string) => archives?.find(({ archive_id }) => archive_id === id)?.user_name
    return (notes ?? []).flatMap(({ mark_id, archive_id: archiveId, product_id, card, paragraph, quote, text }): Entry[] => {
      const owner = nameOf(archiveId)
      // Without its archive there is no book to open.
      if (owner === undefined) return []
      const year = /^annual:(\d{4})$/.exec(product_id)?.[1]
      const open = async () => {
        if (year) return navigate({ to: '/fate/year', search: { archiveId, year: Number(year) }, hash: paragraph })
        const version = await formerVersionWith(userId, archiveId, product_id, card, paragraph)
        return navigate({ to: '/archive/index', search: { archiveId, card, ...(version !== undefined && { version }) }, hash: paragraph })
      }
      return [{ id: `note:${mark_id}`, kind: 'note', name: text, note: owner, also: [quote], open: () => void open() }]
    })
  }, [navigate, userId, notes, archives])
}

/** Terms by their names in both scripts and by how they sound. */
export function useTermEntries(): readonly Entry[] {
  const navigate = useNavigate()
  const glossary = useGlossary()
  return useMemo(
    () =>
      [...(glossary?.values() ?? [])].map(({ id, name, han, pinyin, plain }) => ({
        id: `term:${id}`,
        kind: 'term',
        name,
        note: plain,
        also: [han, pinyin],
        open: () => void navigate({ to: '/glossary', search: { term: id } }),
      })),
    [navigate, glossary],
  )
}
