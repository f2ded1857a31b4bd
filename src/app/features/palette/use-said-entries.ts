import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useGlossary } from '../../glossary/use-glossary.ts'
import { momentText } from '../../language/moment-text.ts'
import { useWords } from '../../language/use-words.ts'
import { useConversations } from '../../session/chats.ts'
import { MODE_WORDS } from '../../terms/chat-words.ts'
import type { Entry } from './entry.ts'

/** Conversations by their titles. */
export function useConversationEntries(): readonly Entry[] {
  const { _, locale } = useWords()
  const navigate = useNavigate()
  const conversations = useConversations('')
  return useMemo(
    () =>
      (conversations ?? []).map(({ conversation_id: c, title, mode, changed_at }) => ({
        id: `conversation:${c}`,
        kind: 'conversation',
        name: title,
        note: `${_(MODE_WORDS[mode])} · ${momentText(locale, changed_at)}`,
        open: () => void navigate({ to: '/chat/log', search: { c } }),
      })),
    [_, locale, navigate, conversations],
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
