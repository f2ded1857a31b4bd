import { useLingui } from '@lingui/react/macro'
import { ArrowUp } from '@phosphor-icons/react/dist/csr/ArrowUp'
import { Square } from '@phosphor-icons/react/dist/csr/Square'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { plural } from '@lingui/core/macro'
import { Button } from '@mantine/core'
import { MAX_QUESTION_WIDTH, type ChatMode, type ChatRemaining } from '#contract/chat.ts'
import { widthOf } from '#contract/fields.ts'
import { FREE_USES_DAILY } from '#contract/catalogue.ts'
import type { CountedProduct } from '#contract/product.ts'
import { useHasCoarsePointer } from '../../../browser/use-is-wide.ts'
import { useSuggestedQuestions } from '../../../session/chats.ts'
import classes from './conversation-foot.module.css'

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
  const isTouched = useHasCoarsePointer()
  const left = Math.floor((MAX_QUESTION_WIDTH - widthOf(text.trim())) / 2)
  const isSendable = text.trim() !== '' && left >= 0 && !isClosed
  function sendByKey(event: KeyboardEvent) {
    // During IME composition Enter confirms the composed text.
    if (event.key !== 'Enter' || event.shiftKey || isTouched || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isSendable && !onStop) onSend()
  }
  return (
    <div>
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

/** Suggested questions; a tap copies one into the input field. */
export function Suggestions({ mode, onPick }: { mode: ChatMode; onPick: (text: string) => void }) {
  const { t } = useLingui()
  const questions = useSuggestedQuestions(mode)
  if (questions.length === 0) return null
  return (
    <ul className={classes.suggestions} aria-label={t`可以这样问`} tabIndex={-1}>
      {questions.map((text) => (
        <li key={text}>
          <button type="button" onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Returns the id of the product to buy when the quota of this mode is used up; questions about a card need the membership. */
export function findRefillProduct(mode: ChatMode, card: string | undefined): string {
  return card === undefined ? mode : 'vip_year'
}

/** Notice that the quota is used up: when the next free question comes, and a button to the prices. The draft stays. */
export function QuotaSpentNotice({ product, onPay }: { product: ChatRemaining['product_id']; onPay: () => void }) {
  const { t } = useLingui()
  const daily = FREE_USES_DAILY[product as CountedProduct]
  return (
    <div className={classes.quotaSpentNotice} role="status">
      <p>
        {daily === undefined
          ? t`次数用完了，写下的都留着。这里没有每天的免费次数，问事有。`
          : plural(daily, { other: '今天免费的已经用过，明天 0 点又有 # 次。写下的都留着。' })}
      </p>
      <Button size="compact-md" onClick={onPay}>{t`看价目`}</Button>
    </div>
  )
}
