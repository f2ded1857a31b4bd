import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, memo, useMemo, useRef, useState } from 'react'
import type { ChatMode, ChatPiece } from '#contract/chat.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { draftKeyOf } from '#device/chats/drafts.ts'
import { uuidv7 } from '#device/store/uuidv7.ts'
import { useHideBottomBar } from '../../../appearance/bottom-bar.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useChatQuota, useTurns } from '../../../session/chats.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { CARD_LABELS, isCardId } from '../../../terms/book-cards.ts'
import { formatRemaining } from '../../../terms/chat-labels.ts'
import { AskedAboutContext } from '../paper/asked-about.ts'
import { isByModel, isOpen, type ShownTurn } from '../shown-turn.ts'
import { Composer } from './composer.tsx'
import { Greeting } from './greeting.tsx'
import { SpentLine, productFor } from './spent-line.tsx'
import { type FocusSlot, Stage } from './stage.tsx'
import { Suggestions } from './suggestions.tsx'
import { TalkBar } from './talk-bar.tsx'
import classes from './talk.module.css'
import { TurnList } from './turn-list.tsx'
import { useAsking } from './use-asking.ts'
import { type Drawn, useDraft } from './use-draft.ts'
import { usePayHere } from './use-pay-here.ts'
import { useShownQuestion } from './use-shown-question.ts'

interface TalkProps {
  mode: ChatMode
  /** Undefined for one that begins with the next question. */
  id: string | undefined
  /** It is on this device, with a question at least. */
  isKept: boolean
  card: string | undefined
  archive: ListedArchive | null
  other: ListedArchive | null
  /** Its archive is gone: it can be read, and nothing more asked. */
  isClosed: boolean
  /** Chooses whom it is about, before anything was asked. */
  people?: ReactNode
  onBegin: (id: string) => void
  focus: ComponentType<FocusSlot>
}

const NO_TURNS: readonly ShownTurn[] = []

/** A conversation: what was said, and the field for the next question. What the server says of it besides draws none of that anew. */
export const Talk = memo(function Talk({ mode, id, isKept, card, archive, other, isClosed, people, onBegin, focus }: TalkProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const reach = useConnectivity()
  const isOffline = reach === 'offline'
  const turns = useTurns(id ?? '') ?? NO_TURNS
  const last = turns.at(-1)
  const writing = last && isOpen(last) ? last : undefined
  /** Nothing of a price, a game or another question stands under an answer to distress. */
  const isCared = last?.answer.by === 'care'
  const remaining = useChatQuota(mode, archive?.archive_id, card)
  const isSpent = remaining !== undefined && !remaining.unlimited && !remaining.is_free && remaining.times <= 0
  const isMember = remaining?.unlimited === true && !remaining.is_free
  const asking = useAsking({ mode, archiveId: mode === 'dt' ? undefined : archive?.archive_id, otherId: other?.archive_id, card })
  const draft = useDraft(draftKeyOf({ mode, card, conversationId: isKept ? id : undefined }))
  const [staged, setStaged] = useState<string>()
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const log = useShownQuestion(turns.length)
  useHideBottomBar()
  const pay = usePayHere(productFor(mode, card), archive)

  const earlier = turns.map((turn) => turn.text)

  async function send(text: string, drawn: Partial<Drawn>, care?: readonly ChatPiece[]) {
    const to = id ?? uuidv7()
    // What was thrown with leaves the page; whoever reads by ear or by key goes on from the talk.
    if (staged !== undefined) log.current?.focus({ preventScroll: true })
    setStaged(undefined)
    draft.clear()
    setSending(true)
    // What was refused stands in its field again.
    const isHere = mode === 'dt' && reach !== 'online'
    // It is on its way by then: a page that turns is slower than what is sent.
    const onKept = () => (id ? undefined : onBegin(to))
    const refused = await (care
      ? asking.keepCare(to, text, care, onKept)
      : isHere
        ? asking.answerHere(to, text, archive, earlier, onKept)
        : asking.send(to, text, drawn, onKept))
    setSending(false)
    if (refused !== undefined) await draft.read()
  }
  async function begin() {
    const text = draft.text.trim()
    // Before any price, coin or line.
    const care = await asking.careFor(text, earlier)
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
  const told = [names, card && isCardId(card) ? _(CARD_LABELS[card]) : ''].filter(Boolean).join(' · ')
  return (
    <AskedAboutContext value={about}>
      <div className={classes.root}>
        <TalkBar mode={mode} about={told} left={remaining ? formatRemaining(_, remaining) : ''} />
        <div className={classes.page}>
          <div
            ref={log}
            role="log"
            tabIndex={-1}
            aria-label={t`对话`}
            className={classes.log}
            data-staged={staged !== undefined || undefined}
          >
            {turns.length === 0 && staged === undefined && (
              <Greeting mode={mode} isMember={isMember}>
                {people}
              </Greeting>
            )}
            <TurnList mode={mode} turns={turns} onNext={pick} onRate={asking.rate} onSend={asking.sendUnsent} onDiscard={asking.discard} />
          </div>
          {staged !== undefined && (
            <Stage
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
              {asking.trouble && (
                <p className={classes.trouble} role="alert">
                  {asking.trouble}
                </p>
              )}
              {isClosed && <p className={classes.line}>{t`这段对话的档案已不在，可以重读，不能再问。`}</p>}
              {isOffline && !isClosed && mode !== 'dt' && (
                <p className={classes.line} role="status">{t`离线中，写下的先留在本机，联网后再问你要不要送。`}</p>
              )}
              {isSpent && !writing && !isCared && <SpentLine product={remaining.product_id} onPay={() => void pay()} />}
              {!writing && !isSending && !isClosed && !isSpent && draft.text === '' && !isCared && (
                <Suggestions mode={mode} onPick={pick} />
              )}
              <Composer
                field={field}
                text={draft.text}
                onType={draft.type}
                onSend={() => void begin()}
                onStop={writing && (() => void asking.stop(writing.message_id))}
                isStopping={asking.isStopping}
                isClosed={isClosed}
              />
              {!isCared && <p className={classes.ai}>{last && isByModel(last.answer) ? t`内容由 AI 生成，仅供娱乐` : t`仅供娱乐`}</p>}
            </div>
          )}
        </div>
      </div>
    </AskedAboutContext>
  )
})
