import type { Order } from '#contract/shop.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { ORDER_STATE_LABELS } from '../../../terms/order-states.ts'
import { dollarsOf } from '../../../terms/dollars.ts'
import { HistoryRow } from './history-row.tsx'

/** One payment; what was given back is struck through. */
export function OrderRow({ order, onOpen }: { order: Order; onOpen: () => void }) {
  const { _ } = useMessages()
  const { created_at, product_id, user_name, cents, status, gives } = order
  const isBack = status === 'refunded' || status === 'disputed'
  const sum = dollarsOf(cents)
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
