import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useMessages } from '../../../language/use-messages.ts'
import type { ChatMode } from '#contract/chat.ts'
import { CHARACTER_LABELS } from '../../../terms/chat-labels.ts'
import { Answer } from '../paper/answer.tsx'
import { AnswerFoot } from '../paper/answer-foot.tsx'
import { Question } from '../paper/question.tsx'
import { isOpen, type ShownTurn } from '../shown-turn.ts'
import classes from './turn-list.module.css'
import { UnsentLine } from './unsent-line.tsx'
import { useSteady } from './use-steady.ts'

interface TurnListProps {
  mode: ChatMode
  turns: readonly ShownTurn[]
  onNext?: (text: string) => void
  onRate?: (messageId: string, rating: 1 | 0 | -1) => void
  onSend?: (messageId: string) => Promise<unknown>
  onDiscard?: (messageId: string) => Promise<unknown>
}

/** Questions at the right, answers on paper, in the order of asking. */
export function TurnList({ mode, turns, onNext, onRate, onSend, onDiscard }: TurnListProps) {
  const { _ } = useMessages()
  const doing = { onNext: useSteady(onNext), onRate: useSteady(onRate), onSend: useSteady(onSend), onDiscard: useSteady(onDiscard) }
  return turns.map((turn) => <TurnView key={turn.message_id} turn={turn} title={_(CHARACTER_LABELS[mode])} {...doing} />)
}

type Doing = Pick<TurnListProps, 'onNext' | 'onRate' | 'onSend' | 'onDiscard'>

interface TurnViewProps extends Required<{ [name in keyof Doing]: Doing[name] | undefined }> {
  turn: ShownTurn
  /** Who answers. */
  title: string
}

const TurnView = memo(function TurnView({ turn, title, onNext, onRate, onSend, onDiscard }: TurnViewProps) {
  const { t } = useLingui()
  const { message_id, answer, is_long, is_local } = turn
  return (
    <article className={classes.turn}>
      <Question text={turn.text} locale={turn.locale} isUnsent={answer.state === 'unsent'} />
      {answer.state === 'unsent' ? (
        onSend && onDiscard && <UnsentLine onSend={() => onSend(message_id)} onDiscard={() => onDiscard(message_id)} />
      ) : (
        <>
          {is_long && isOpen(turn) && <p className={classes.long}>{t`这段话已经很长，请稍候。`}</p>}
          <Answer turn={turn} onNext={onNext}>
            {is_local && <p className={classes.local}>{t`只存在本机。`}</p>}
            {/* Who is in distress is offered nothing to rate or to share. */}
            {answer.state !== 'failed' && answer.by !== 'care' && (
              <AnswerFoot turn={turn} title={title} onRate={onRate && ((rating) => onRate(message_id, rating))} />
            )}
          </Answer>
        </>
      )}
    </article>
  )
}, isSame)

/** Each reading of a row makes another object: a long conversation is not drawn anew with every piece of its last answer. */
function isSame({ turn: before, ...rest }: TurnViewProps, { turn: after, ...now }: TurnViewProps): boolean {
  const isSameDoing = Object.entries(rest).every(([name, value]) => value === now[name as keyof typeof now])
  return isSameDoing && JSON.stringify(before) === JSON.stringify(after)
}
