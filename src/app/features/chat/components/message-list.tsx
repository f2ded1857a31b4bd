import { useLingui } from '@lingui/react/macro'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@mantine/core'
import { languageTags, type Locale } from '#contract/locale.ts'
import type { ChatMode } from '#contract/chat.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { CHAT_CHARACTER_LABELS } from '../../../terms/chat-labels.ts'
import type { Turn } from '#device/store/chat-rows.ts'
import { isAnswerPending } from '../message.ts'
import { useConnectivity } from '../../../session/use-connectivity.ts'
import { Tag } from '../../../ui/tag.tsx'
import { AnswerView } from './answer.tsx'
import { AnswerFooter } from './answer-footer.tsx'
import classes from './message-list.module.css'

interface MessageListProps {
  mode: ChatMode
  messages: readonly Turn[]
  onNext?: (text: string) => void
  onRate?: (messageId: string, rating: 1 | 0 | -1) => void
  onSend?: (messageId: string) => Promise<unknown>
  onDiscard?: (messageId: string) => Promise<unknown>
}

/** Messages of a conversation, oldest first: each question at the inline end, its answer below it. */
export function MessageList({ mode, messages, onNext, onRate, onSend, onDiscard }: MessageListProps) {
  const { _ } = useMessages()
  const actions = {
    onNext: useStableCallback(onNext),
    onRate: useStableCallback(onRate),
    onSend: useStableCallback(onSend),
    onDiscard: useStableCallback(onDiscard),
  }
  return messages.map((message) => (
    <MessageView key={message.message_id} message={message} title={_(CHAT_CHARACTER_LABELS[mode])} {...actions} />
  ))
}

type MessageActions = Pick<MessageListProps, 'onNext' | 'onRate' | 'onSend' | 'onDiscard'>

interface MessageViewProps extends Required<{ [name in keyof MessageActions]: MessageActions[name] | undefined }> {
  message: Turn
  /** Name of the character that answers. */
  title: string
}

const MessageView = memo(function MessageView({ message, title, onNext, onRate, onSend, onDiscard }: MessageViewProps) {
  const { t } = useLingui()
  const { message_id, answer, is_long, is_local } = message
  return (
    <article className={classes.turn}>
      <QuestionBubble text={message.text} locale={message.locale} isUnsent={answer.state === 'unsent'} />
      {answer.state === 'unsent' ? (
        onSend && onDiscard && <UnsentActions onSend={() => onSend(message_id)} onDiscard={() => onDiscard(message_id)} />
      ) : (
        <>
          {is_long && isAnswerPending(message) && <p className={classes.long}>{t`这段话已经很长，请稍候。`}</p>}
          <AnswerView message={message} onNext={onNext}>
            {is_local && <p className={classes.local}>{t`只存在本机。`}</p>}
            {/* A safety answer has no rating and no sharing. */}
            {answer.state !== 'failed' && answer.by !== 'care' && (
              <AnswerFooter message={message} title={title} onRate={onRate && ((rating) => onRate(message_id, rating))} />
            )}
          </AnswerView>
        </>
      )}
    </article>
  )
}, arePropsEqual)

/**
 * Compares messages by value, because each database read creates new objects: by identity, every streamed piece would rerender the whole
 * conversation.
 */
function arePropsEqual({ message: before, ...rest }: MessageViewProps, { message: after, ...now }: MessageViewProps): boolean {
  const hasSameActions = Object.entries(rest).every(([name, value]) => value === now[name as keyof typeof now])
  return hasSameActions && JSON.stringify(before) === JSON.stringify(after)
}

/** The question exactly as the user wrote it. */
export function QuestionBubble({ text, locale, isUnsent = false }: { text: string; locale: Locale; isUnsent?: boolean }) {
  const { t } = useLingui()
  return (
    <div className={classes.question}>
      <p className={classes.bubble} lang={languageTags[locale]} data-unsent={isUnsent || undefined}>
        <span className="visually-hidden">{t`问`} </span>
        {text}
      </p>
    </div>
  )
}

/** Returns a callback with a stable identity that calls the latest `act`; undefined if `act` is undefined. */
function useStableCallback<Given extends unknown[], Done>(act: ((...given: Given) => Done) | undefined) {
  const latest = useRef(act)
  useEffect(() => void (latest.current = act))
  const steady = useCallback((...given: Given) => latest.current!(...given), [])
  return act && steady
}

interface UnsentActionsProps {
  onSend: () => Promise<unknown>
  onDiscard: () => Promise<unknown>
}

/** Buttons to send or discard a question that was written offline; it is sent only on request. */
export function UnsentActions({ onSend, onDiscard }: UnsentActionsProps) {
  const { t } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return (
    <div className={classes.unsent}>
      <Tag tone="pending">{t`未送出`}</Tag>
      <p className={classes.words}>{isOffline ? t`等有了网，再问你要不要送。` : t`现在送出？`}</p>
      <div className={classes.actions}>
        {!isOffline && <Button size="compact-md" loading={isBusy} onClick={() => run(onSend)}>{t`送出`}</Button>}
        <Button size="compact-md" variant="default" disabled={isBusy} onClick={() => run(onDiscard)}>{t`不送了`}</Button>
      </div>
    </div>
  )
}
