import { useLingui } from '@lingui/react/macro'
import { ArrowUp } from '@phosphor-icons/react/dist/csr/ArrowUp'
import { Square } from '@phosphor-icons/react/dist/csr/Square'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { MAX_QUESTION } from '#contract/chat.ts'
import { widthOf } from '#contract/fields.ts'
import { useIsTouched } from '../../../browser/use-is-wide.ts'
import classes from './composer.module.css'

interface ComposerProps {
  field: Ref<HTMLTextAreaElement>
  text: string
  onType: (text: string) => void
  onSend: () => void
  /** Set while the last answer is being written: the button then stops the answer, and nothing can be sent. */
  onStop: (() => void) | undefined
  isStopping: boolean
  /** True if this conversation accepts no more questions. */
  isClosed: boolean
}

/** Remaining width below which the counter is shown, in half-width units (a Chinese character has two). */
const WARN_WIDTH = 100

/** Input field for a question. Enter sends with a hardware keyboard and inserts a line break on touch devices. */
export function Composer({ field, text, onType, onSend, onStop, isStopping, isClosed }: ComposerProps) {
  const { t } = useLingui()
  const id = useId()
  const isTouched = useIsTouched()
  const left = Math.floor((MAX_QUESTION - widthOf(text.trim())) / 2)
  const isSendable = text.trim() !== '' && left >= 0 && !isClosed
  function sendByKey(event: KeyboardEvent) {
    // During IME composition Enter confirms the composed text.
    if (event.key !== 'Enter' || event.shiftKey || isTouched || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isSendable && !onStop) onSend()
  }
  return (
    <div className={classes.root}>
      <div className={classes.row}>
        <textarea
          ref={field}
          className={classes.field}
          aria-label={t`要问的事`}
          aria-describedby={left < WARN_WIDTH / 2 ? id : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={t`写下要问的事`}
          rows={1}
          disabled={isClosed}
          value={text}
          onChange={({ currentTarget: { value } }) => onType(value)}
          onKeyDown={sendByKey}
        />
        {onStop ? (
          <button type="button" className={classes.send} aria-label={t`停下`} title={t`停下`} disabled={isStopping} onClick={onStop}>
            <Square size={18} weight="fill" />
          </button>
        ) : (
          <button type="button" className={classes.send} aria-label={t`送出`} title={t`送出`} disabled={!isSendable} onClick={onSend}>
            <ArrowUp size={22} />
          </button>
        )}
      </div>
      {left < WARN_WIDTH / 2 && (
        <p id={id} className={classes.room} data-over={left < 0 || undefined} role="status">
          {left < 0 ? t`太长了，请再短一些` : t`还能写约 ${left} 个字`}
        </p>
      )}
    </div>
  )
}
