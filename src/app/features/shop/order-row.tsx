import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/shop.ts'
import { dayText } from '../../day-text.ts'
import { ORDER_STATE_WORDS } from '../../terms/order-states.ts'
import { productNameOf } from '../../terms/products.ts'
import { useWords } from '../../use-words.ts'
import { dollarsOf } from './money.tsx'
import classes from './order-row.module.css'

/** One payment: day, item, for whom, amount and what became of it. */
export function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const { i18n } = useLingui()
  const { _ } = useWords()
  const { created_at, product_id, user_name, cents, status } = order
  const day = dayText(created_at)
  const isBack = status === 'refunded' || status === 'disputed'
  const sum = dollarsOf(cents)
  return (
    <button type="button" className={classes.root} onClick={onOpen}>
      <time className={classes.day} dateTime={day} aria-label={day}>{day.slice(5).replace('-', '.')}</time>
      <span className={classes.words}>
        <span className={classes.name}>{productNameOf(_, product_id)}</span>
        {user_name && <span className={classes.note}>{user_name}</span>}
      </span>
      <span className={classes.end}>
        <span className={classes.sum} data-muted={status !== 'paid' || undefined}>{isBack ? <s>{sum}</s> : sum}</span>
        <span className={classes.note} data-open={status === 'open' || undefined}>{i18n._(ORDER_STATE_WORDS[status])}</span>
      </span>
    </button>
  )
}
