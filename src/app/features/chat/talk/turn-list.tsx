import { useLingui } from '@lingui/react/macro'
import { useWords } from '../../../language/use-words.ts'
import type { ChatMode } from '#contract/chat.ts'
import { CHARACTER_WORDS } from '../../../terms/chat-words.ts'
import { Answer } from '../paper/answer.tsx'
import { AnswerFoot } from '../paper/answer-foot.tsx'
import { Question } from '../paper/question.tsx'
import { isOpen, type ShownTurn } from '../shown-turn.ts'
import classes from './turn-list.module.css'
import { UnsentLine } from './unsent-line.tsx'

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
  const { t } = useLingui()
  const { _ } = useWords()
  const title = _(CHARACTER_WORDS[mode])
  return turns.map((turn) => {
    const { message_id, answer, is_long } = turn
    return (
      <article key={message_id} className={classes.turn}>
        <Question text={turn.text} locale={turn.locale} isUnsent={answer.state === 'unsent'} />
        {answer.state === 'unsent' ? (
          onSend && onDiscard && <UnsentLine onSend={() => onSend(message_id)} onDiscard={() => onDiscard(message_id)} />
        ) : (
          <>
            {is_long && isOpen(turn) && <p className={classes.long}>{t`这段话已经很长，请稍候。`}</p>}
            <Answer turn={turn} onNext={onNext}>
              {answer.state !== 'failed' && (
                <AnswerFoot turn={turn} title={title} onRate={onRate && ((rating) => onRate(message_id, rating))} />
              )}
            </Answer>
          </>
        )}
      </article>
    )
  })
}
