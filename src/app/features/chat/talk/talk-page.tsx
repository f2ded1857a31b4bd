import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useArchive, useArchives } from '../../../session/archives.ts'
import { useConversation, useTurns } from '../../../session/chats.ts'
import { ArchivePairSelect } from '../../../ui/archive-pair-select.tsx'
import { LonePerson } from './lone-person.tsx'
import type { FocusSlot } from './stage.tsx'
import { Talk } from './talk.tsx'

interface TalkPageProps {
  mode: ChatMode
  conversationId: string | undefined
  card: string | undefined
  focus: ComponentType<FocusSlot>
}

/** The conversation of the address, or one that begins: about the current archive, or about two that are chosen here. */
export function TalkPage({ mode, conversationId: addressed, card, focus }: TalkPageProps) {
  const archives = useArchives()
  const current = useArchive(undefined)
  const [begun, setBegun] = useState<string>()
  const ahead = useAhead({ mode, card })
  const conversationId = addressed ?? ahead.id
  const read = useConversation(conversationId ?? '')
  const { setId } = ahead
  const begin = useCallback(
    (id: string) => {
      setBegun(id)
      setId(id)
    },
    [setId],
  )
  const [chosen, setChosen] = useState<readonly [string, string]>()
  // One that begins here is not in the database yet, and the page stands already.
  const isBegun = conversationId !== undefined && conversationId === begun
  const conversation = isBegun ? (read ?? null) : read
  if (archives === undefined || current === undefined || conversation === undefined) return null
  const byId = (id: string | null | undefined) => archives.find(({ archive_id }) => archive_id === id) ?? null
  if (conversation) {
    const { mode: kept, archive_id, other_id } = conversation
    const [archive, other] = [byId(archive_id), byId(other_id)]
    const isClosed = kept !== 'dt' && (!archive || (kept === 'fb' && !other))
    return (
      <Talk
        mode={kept}
        id={conversation.conversation_id}
        isKept
        card={conversation.card ?? undefined}
        archive={archive}
        other={other}
        isClosed={isClosed}
        onBegin={begin}
        focus={focus}
      />
    )
  }
  const shared = { mode, id: isBegun ? conversationId : undefined, isKept: false, card, focus, isClosed: false, onBegin: begin }
  if (mode !== 'fb') return <Talk {...shared} archive={current} other={null} />
  const one = byId(chosen?.[0]) ?? current
  const two = byId(chosen?.[1]) ?? archives.find(({ archive_id }) => archive_id !== one?.archive_id) ?? null
  if (!one || !two) return <LonePerson />
  const people = <ArchivePairSelect archives={archives} one={one.archive_id} two={two.archive_id} onChoose={(...both) => setChosen(both)} />
  return <Talk {...shared} archive={one} other={two} people={people} />
}

/** So long the address waits for the first words, and so long after them: it is reckoned anew, which a slow phone feels. */
const FOLLOWS_MS = { words: 50, none: 400 }

/** A conversation that stands here before the address has it: that follows the first words, or the waiting for them. */
function useAhead({ mode, card }: Pick<TalkPageProps, 'mode' | 'card'>) {
  const navigate = useNavigate()
  const [id, setId] = useState<string>()
  const hasWords = useTurns(id ?? '')?.some(({ answer }) => answer.pieces.length > 0) ?? false
  useEffect(() => {
    if (id === undefined) return undefined
    const search = { chat: mode, c: id, ...(card && { card }) }
    const follow = () => navigate({ to: '/chat/index', search, replace: true, resetScroll: false, viewTransition: false })
    const next = setTimeout(() => void follow().then(() => setId(undefined)), hasWords ? FOLLOWS_MS.words : FOLLOWS_MS.none)
    return () => clearTimeout(next)
  }, [id, hasWords, mode, card, navigate])
  return { id, setId }
}
