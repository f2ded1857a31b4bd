import type { Order } from '#contract/shop.ts'
import { dayText, monthDayText } from '../../../language/day-text.ts'
import { ORDER_STATE_WORDS } from '../../../terms/order-states.ts'
import { productNameOf, timesTextOf } from '../../../terms/products.ts'
import { useWords } from '../../../language/use-words.ts'
import { dollarsOf } from '../goods/money.tsx'
import classes from './order-row.module.css'

/** One payment: day, item, for whom, amount and what became of it. */
export function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const { _, locale } = useWords()
  const { created_at, product_id, user_name, cents, status, gives } = order
  const day = dayText(created_at)
  const isBack = status === 'refunded' || status === 'disputed'
  const sum = dollarsOf(cents)
  const pack = gives.length === 1 && gives[0]?.kind === 'times' ? timesTextOf(product_id, gives[0].amount) : undefined
  const note = [user_name, pack].filter(Boolean).join(' · ')
  return (
    <button type="button" className={classes.root} onClick={onOpen}>
      <time className={classes.day} dateTime={day} aria-label={day}>
        {monthDayText(locale, created_at)}
      </time>
      <span className={classes.words}>
        <span className={classes.name}>{productNameOf(_, product_id)}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <span className={classes.end}>
        <span className={classes.sum} data-muted={status !== 'paid' || undefined}>
          {isBack ? <s>{sum}</s> : sum}
        </span>
        <span className={classes.note} data-open={status === 'open' || undefined}>
          {_(ORDER_STATE_WORDS[status])}
        </span>
      </span>
    </button>
  )
}
