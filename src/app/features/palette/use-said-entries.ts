import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listConversations } from '#device/chats/conversations.ts'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { momentText } from '../../language/moment-text.ts'
import { useWords } from '../../language/use-words.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'
import type { Entry } from './entry.ts'

// Not out of `session/chats.ts`, which brings along all that asks.
const conversationsOf = async (userId: string) => (userId ? await listConversations(userId) : [])

/** Conversations by their titles. */
export function useConversationEntries(): readonly Entry[] {
  const { locale, timeFormat } = useWords()
  const navigate = useNavigate()
  const conversations = useLive(conversationsOf, useUserId())
  return useMemo(
    () =>
      (conversations ?? []).map(({ conversation_id: c, title, changed_at }) => ({
        id: `conversation:${c}`,
        kind: 'conversation',
        name: title,
        note: momentText({ locale, timeFormat }, changed_at),
        open: () => void navigate({ to: '/chat/log', search: { c } }),
      })),
    [locale, timeFormat, navigate, conversations],
  )
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
