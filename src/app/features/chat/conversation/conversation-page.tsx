import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { ChatMode } from '#contract/chat.ts'
import { useArchive, useArchives } from '../../../session/archives.ts'
import { useConversation, useQuestionsWithAnswers } from '../../../session/chats.ts'
import { ArchivePairSelect } from '../../../ui/archive-pair-select.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { StatePage } from '../../../ui/state-page.tsx'
import type { FocusScreenProps } from '../casting/casting-step.tsx'
import { ConversationView } from './conversation-view.tsx'

interface ConversationPageProps {
  mode: ChatMode
  conversationId: string | undefined
  card: string | undefined
  focus: ComponentType<FocusScreenProps>
}

/** Page of the conversation in the URL, or of a new one about the current archive or about two archives chosen on the page. */
export function ConversationPage({ mode, conversationId: addressed, card, focus }: ConversationPageProps) {
  const archives = useArchives()
  const current = useArchive(undefined)
  const [begun, setBegun] = useState<string>()
  const unaddressed = useUnaddressedConversation({ mode, card })
  const conversationId = addressed ?? unaddressed.id
  const read = useConversation(conversationId ?? '')
  const { setId } = unaddressed
  const begin = useCallback(
    (id: string) => {
      setBegun(id)
      setId(id)
    },
    [setId],
  )
  const [chosen, setChosen] = useState<readonly [string, string]>()
  // A conversation that was just created is not in the database yet; it renders from local state.
  const isBegun = conversationId !== undefined && conversationId === begun
  const conversation = isBegun ? (read ?? null) : read
  if (archives === undefined || current === undefined || conversation === undefined) return null
  const byId = (id: string | null | undefined) => archives.find(({ archive_id }) => archive_id === id) ?? null
  if (conversation) {
    const { mode: storedMode, archive_id, other_id } = conversation
    const [archive, other] = [byId(archive_id), byId(other_id)]
    const isClosed = storedMode !== 'dt' && (!archive || (storedMode === 'fb' && !other))
    return (
      <ConversationView
        mode={storedMode}
        id={conversation.conversation_id}
        isStored
        card={conversation.card ?? undefined}
        archive={archive}
        other={other}
        isClosed={isClosed}
        onBegin={begin}
        focus={focus}
      />
    )
  }
  const shared = { mode, id: isBegun ? conversationId : undefined, isStored: false, card, focus, isClosed: false, onBegin: begin }
  if (mode !== 'fb') return <ConversationView {...shared} archive={current} other={null} />
  const one = byId(chosen?.[0]) ?? current
  const two = byId(chosen?.[1]) ?? archives.find(({ archive_id }) => archive_id !== one?.archive_id) ?? null
  if (!one || !two) return <SecondPersonMissing />
  const people = <ArchivePairSelect archives={archives} one={one.archive_id} two={two.archive_id} onChoose={(...both) => setChosen(both)} />
  return <ConversationView {...shared} archive={one} other={two} people={people} />
}

/**
 * Delay in ms before a new conversation's id enters the URL: `words` once an answer has text, `none` before. Navigation rerenders
 * the page, slow on old phones.
 */
const NAVIGATION_DELAY_MS = { words: 50, none: 400 }

/** Holds the id of a new conversation until it is in the URL; puts it there after `NAVIGATION_DELAY_MS`. */
function useUnaddressedConversation({ mode, card }: Pick<ConversationPageProps, 'mode' | 'card'>) {
  const navigate = useNavigate()
  const [id, setId] = useState<string>()
  const hasWords = useQuestionsWithAnswers(id ?? '')?.some(({ answer }) => answer.pieces.length > 0) ?? false
  useEffect(() => {
    if (id === undefined) return undefined
    const search = { chat: mode, c: id, ...(card && { card }) }
    const follow = () => navigate({ to: '/chat/index', search, replace: true, resetScroll: false, viewTransition: false })
    const next = setTimeout(
      () => void follow().then(() => setId(undefined)),
      hasWords ? NAVIGATION_DELAY_MS.words : NAVIGATION_DELAY_MS.none,
    )
    return () => clearTimeout(next)
  }, [id, hasWords, mode, card, navigate])
  return { id, setId }
}

/** Asks for a second archive where a question needs two people. */
function SecondPersonMissing() {
  const { t } = useLingui()
  return (
    <StatePage title={t`还差一个人`} detail={t`再添一份亲友的档案，就能把两张盘并排来看。`}>
      <ButtonLink to="/archive/add" variant="filled">{t`添加亲友`}</ButtonLink>
    </StatePage>
  )
}
