import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useArchive, useArchives } from '../../../session/archives.ts'
import { useConversation } from '../../../session/chats.ts'
import { ChooseTwo } from '../../../ui/choose-two.tsx'
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
export function TalkPage({ mode, conversationId, card, focus }: TalkPageProps) {
  const archives = useArchives()
  const current = useArchive(undefined)
  const read = useConversation(conversationId ?? '')
  const [begun, setBegun] = useState<string>()
  const [chosen, setChosen] = useState<readonly [string, string]>()
  const navigate = useNavigate()
  // One that begins here is not in the database yet, and the page stands already.
  const isBegun = conversationId !== undefined && conversationId === begun
  const conversation = isBegun ? (read ?? null) : read
  if (archives === undefined || current === undefined || conversation === undefined) return null
  function begin(id: string) {
    setBegun(id)
    const search = { chat: mode, c: id, ...(card && { card }) }
    void navigate({ to: '/chat/index', search, replace: true, resetScroll: false, viewTransition: false })
  }
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
  const people = <ChooseTwo archives={archives} one={one.archive_id} two={two.archive_id} onChoose={(...both) => setChosen(both)} />
  return <Talk {...shared} archive={one} other={two} people={people} />
}
