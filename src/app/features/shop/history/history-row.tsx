import type { ReactNode } from 'react'
import type { Grant } from '#contract/product.ts'
import { formatIsoDay, formatLongDay, formatMonthDay } from '../../../language/format-day.ts'
import { formatProductName, formatProductTimes, formatCentsAsDollars } from '../../../terms/products.ts'
import { useMessages } from '../../../language/use-messages.ts'
import classes from './history-row.module.css'
import type { Order, Redemption } from '#contract/shop.ts'
import { ORDER_STATE_LABELS } from '../../../terms/order-states.ts'
import { useLingui } from '@lingui/react/macro'

interface HistoryRowProps {
  at: number
  productId: string
  gives: readonly Grant[]
  /** Recipient and further notes. */
  notes: readonly (string | null)[]
  sum: ReactNode
  state: string
  /** Emphasis of the amount. */
  tone?: 'paid' | 'muted' | 'open'
  onOpen: () => void
}

/** Row of the payment history: day, product, recipient, amount and state. */
function HistoryRow({ at, productId, gives, notes, sum, state, tone = 'paid', onOpen }: HistoryRowProps) {
  const { _, locale } = useMessages()
  const pack = gives.length === 1 && gives[0]?.kind === 'times' ? formatProductTimes(productId, gives[0].amount) : undefined
  const note = [...notes, pack].filter(Boolean).join(' · ')
  return (
    <button type="button" className={classes.root} onClick={onOpen}>
      <time className={classes.day} dateTime={formatIsoDay(at)} aria-label={formatLongDay(locale, at)}>
        {formatMonthDay(locale, at)}
      </time>
      <span className={classes.words}>
        <span className={classes.name}>{formatProductName(_, productId)}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <span className={classes.end}>
        <span className={classes.sum} data-muted={tone !== 'paid' || undefined}>
          {sum}
        </span>
        <span className={classes.note} data-open={tone === 'open' || undefined}>
          {state}
        </span>
      </span>
    </button>
  )
}

/** Row of one order; the amount of a refunded or disputed order is struck through. */
export function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const { _ } = useMessages()
  const { created_at, product_id, user_name, cents, status, gives } = order
  const isBack = status === 'refunded' || status === 'disputed'
  const sum = formatCentsAsDollars(cents)
  return (
    <HistoryRow
      at={created_at}
      productId={product_id}
      gives={gives}
      notes={[user_name]}
      sum={isBack ? <s>{sum}</s> : sum}
      state={_(ORDER_STATE_LABELS[status])}
      tone={status === 'paid' || status === 'open' ? status : 'muted'}
      onOpen={onOpen}
    />
  )
}

/** Row of one redemption, with a price of 0. */
export function RedemptionRow({ redemption, onOpen }: { redemption: Redemption; onOpen: () => void }) {
  const { t } = useLingui()
  const { used_at, product_id, user_name, gives } = redemption
  return (
    <HistoryRow
      at={used_at}
      productId={product_id}
      gives={gives}
      notes={[user_name, t`兑换码`]}
      sum={formatCentsAsDollars(0)}
      state={t`已兑换`}
      onOpen={onOpen}
    />
  )
}
