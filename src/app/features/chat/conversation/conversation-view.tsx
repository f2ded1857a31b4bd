import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, memo, useEffect, useMemo, useRef, useState } from 'react'
import type { ChatMode, ChatPiece } from '#contract/chat.ts'
import { selectArchiveExceptToday } from '#device/archives/archive-choice.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { draftKeyOf } from '#device/chats/drafts.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { useHideBottomBar } from '../../../appearance/bottom-bar.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useChatQuota, useQuestionsWithAnswers } from '../../../session/chats.ts'
import { useUserId } from '../../../session/session.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { CARD_LABELS, isCardId } from '../../../terms/book-cards.ts'
import { formatChatQuota } from '../../../terms/chat-labels.ts'
import { ConversationPeopleContext } from '../hooks/use-conversation-people.ts'
import type { Turn } from '#device/store/chat-rows.ts'
import { isModelAnswer, isAnswerPending } from '../message.ts'
import { Composer, QuotaSpentNotice, findRefillProduct, Suggestions } from './conversation-foot.tsx'
import { Greeting, ConversationHeader } from './conversation-head.tsx'
import { type FocusScreenProps, CastingStep } from '../casting/casting-step.tsx'
import classes from './conversation-view.module.css'
import { MessageList } from '../components/message-list.tsx'
import { useChatActions } from '../hooks/use-chat-actions.ts'
import { type DrawResult, useConversationDraft } from '../hooks/use-conversation-draft.ts'

interface ConversationViewProps {
  mode: ChatMode
  /** Undefined until the first question is sent. */
  id: string | undefined
  /** True if the conversation is stored on the device, with at least one question. */
  isStored: boolean
  card: string | undefined
  archive: ListedArchive | null
  other: ListedArchive | null
  /** True if the conversation's archive was deleted: it can be read, but accepts no more questions. */
  isClosed: boolean
  /** Selector of the people a new conversation is about. */
  people?: ReactNode
  onBegin: (id: string) => void
  focus: ComponentType<FocusScreenProps>
}

const NO_MESSAGES: readonly Turn[] = []

/**
 * A conversation: its messages and the input field. Memoized, so that a change of the conversation's other fields does not rerender it.
 */
export const ConversationView = memo(function ConversationView({
  mode,
  id,
  isStored,
  card,
  archive,
  other,
  isClosed,
  people,
  onBegin,
  focus,
}: ConversationViewProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const reach = useConnectivity()
  const isOffline = reach === 'offline'
  const messages = useQuestionsWithAnswers(id ?? '') ?? NO_MESSAGES
  const last = messages.at(-1)
  const writing = last && isAnswerPending(last) ? last : undefined
  /** A safety answer has no price, no disclaimer and no suggested question below it. */
  const isSafetyAnswer = last?.answer.by === 'care'
  const remaining = useChatQuota(mode, archive?.archive_id, card)
  const isSpent = remaining !== undefined && !remaining.unlimited && !remaining.is_free && remaining.times <= 0
  const isMember = remaining?.unlimited === true && !remaining.is_free
  const actions = useChatActions({ mode, archiveId: mode === 'dt' ? undefined : archive?.archive_id, otherId: other?.archive_id, card })
  const draft = useConversationDraft(draftKeyOf({ mode, card, conversationId: isStored ? id : undefined }))
  const [staged, setStaged] = useState<string>()
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useScrollToQuestion(messages.length)
  useHideBottomBar()
  const pay = useOpenPaySheet(findRefillProduct(mode, card), archive)

  const earlier = messages.map((message) => message.text)

  async function send(text: string, drawn: Partial<DrawResult>, care?: readonly ChatPiece[]) {
    const to = id ?? uuidv7()
    // The casting step unmounts; move the focus to the log for screen readers and keyboards.
    if (staged !== undefined) log.current?.focus({ preventScroll: true })
    setStaged(undefined)
    draft.clear()
    setSending(true)
    // Questions of knowledge (mode `dt`) are answered on the device while there is no connection.
    const isAnsweredHere = mode === 'dt' && reach !== 'online'
    // Puts the id into the URL only after the question is stored and being sent: rerendering the page takes longer than sending.
    const onStored = () => (id ? undefined : onBegin(to))
    const refused = await (care
      ? actions.storeSafetyAnswer(to, text, care, onStored)
      : isAnsweredHere
        ? actions.answerLocally(to, text, archive, earlier, onStored)
        : actions.send(to, text, drawn, onStored))
    setSending(false)
    if (refused !== undefined) await draft.read()
  }
  async function submit() {
    const text = draft.text.trim()
    // The safety check comes before payment, casting and sending.
    const care = await actions.findSafetyAnswer(text, earlier)
    if (care) await send(text, {}, care)
    else if (isSpent && !isOffline) await pay()
    else if ((mode === 'bg' || mode === 'cs') && !draft.drawn?.cast && draft.drawn?.lot == null) setStaged(text)
    else await send(text, draft.drawn ?? {})
  }
  function pick(text: string) {
    draft.type(text)
    field.current?.focus()
  }

  const about = useMemo(() => ({ archive, other }), [archive, other])
  const names =
    mode === 'dt' ? '' : [archive, other].flatMap((one) => one?.user_name ?? []).join(t({ message: '与', context: 'two names' }))
  const subject = [names, card && isCardId(card) ? _(CARD_LABELS[card]) : ''].filter(Boolean).join(' · ')
  return (
    <ConversationPeopleContext value={about}>
      <div className={classes.root}>
        <ConversationHeader mode={mode} about={subject} left={remaining ? formatChatQuota(_, remaining) : ''} />
        <div className={classes.page}>
          <div
            ref={log}
            role="log"
            tabIndex={-1}
            aria-label={t`对话`}
            className={classes.log}
            data-staged={staged !== undefined || undefined}
          >
            {messages.length === 0 && staged === undefined && (
              <Greeting mode={mode} isMember={isMember}>
                {people}
              </Greeting>
            )}
            <MessageList
              mode={mode}
              messages={messages}
              onNext={pick}
              onRate={actions.rate}
              onSend={actions.sendUnsent}
              onDiscard={actions.discard}
            />
          </div>
          {staged !== undefined && (
            <CastingStep
              mode={mode}
              text={staged}
              locale={locale}
              focus={focus}
              onDrawn={(drawn) => void send(staged, drawn)}
              onCancel={() => setStaged(undefined)}
            />
          )}
          {staged === undefined && (
            <div className={classes.foot}>
              {actions.errorText && (
                <p className={classes.trouble} role="alert">
                  {actions.errorText}
                </p>
              )}
              {isClosed && <p className={classes.line}>{t`这段对话的档案已不在，可以重读，不能再问。`}</p>}
              {isOffline && !isClosed && mode !== 'dt' && (
                <p className={classes.line} role="status">{t`离线中，写下的先留在本机，联网后再问你要不要送。`}</p>
              )}
              {isSpent && !writing && !isSafetyAnswer && <QuotaSpentNotice product={remaining.product_id} onPay={() => void pay()} />}
              {!writing && !isSending && !isClosed && !isSpent && draft.text === '' && !isSafetyAnswer && (
                <Suggestions mode={mode} onPick={pick} />
              )}
              <Composer
                field={field}
                text={draft.text}
                onType={draft.type}
                onSend={() => void submit()}
                onStop={writing && (() => void actions.stop(writing.message_id))}
                isStopping={actions.isStopping}
                isClosed={isClosed}
              />
              {!isSafetyAnswer && (
                <p className={classes.ai}>{last && isModelAnswer(last.answer) ? t`内容由 AI 生成，仅供娱乐` : t`仅供娱乐`}</p>
              )}
            </div>
          )}
        </div>
      </div>
    </ConversationPeopleContext>
  )
})

/** Returns a function that opens the pay sheet for the conversation's archive over the page; the draft stays in the input field. */
function useOpenPaySheet(product: string, archive: ListedArchive | null) {
  const navigate = useNavigate()
  const userId = useUserId()
  return async () => {
    // Views the conversation's archive first, because the shop sells for the viewed archive.
    if (archive) await selectArchiveExceptToday(userId, archive.archive_id)
    await navigate({
      to: '/chat/index',
      search: (now) => ({ chat: 'bg', ...now, payment: product }),
      resetScroll: false,
      viewTransition: false,
    })
  }
}

/** Scrolls a new question to the top of the page, so that its answer can be read from the beginning while it streams in. */
function useScrollToQuestion(messageCount: number) {
  const log = useRef<HTMLDivElement>(null)
  const known = useRef<number>(undefined)
  useEffect(() => {
    const isNew = known.current !== undefined && messageCount > known.current
    known.current = messageCount
    if (isNew) log.current?.querySelector(':scope > article:last-of-type')?.scrollIntoView({ block: 'start' })
  }, [messageCount])
  return log
}
