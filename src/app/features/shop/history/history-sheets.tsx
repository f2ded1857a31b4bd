import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Order, OrderState, Redemption } from '#contract/shop.ts'
import { formatDayTime } from '../../../language/format-day.ts'
import { ORDER_STATE_LABELS } from '../../../terms/order-states.ts'
import { formatProductName } from '../../../terms/products.ts'
import { Row } from '../../../ui/row.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { useMessages } from '../../../language/use-messages.ts'
import { GrantList, OrderNumber } from '../goods/receipt.tsx'
import { Money } from '../goods/money.tsx'
import { useBuyAgain } from '../paying/placed-order.ts'
import classes from './history-sheets.module.css'

/** States in which the order can be paid or bought again. */
const UNPAID: ReadonlySet<OrderState> = new Set<OrderState>(['open', 'cancelled', 'declined', 'expired'])

/** Details of an order; an unpaid one has a button back to payment. */
export function OrderSheet({ order, onClose }: { order: Order | undefined; onClose: () => void }) {
  const { _ } = useMessages()
  const last = useRef(order)
  last.current = order ?? last.current
  const shown = last.current
  return (
    <Sheet opened={order !== undefined} onClose={onClose} title={shown && formatProductName(_, shown.product_id)}>
      {shown && <OrderFacts order={shown} />}
    </Sheet>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  const buyAgain = useBuyAgain()
  const { order_id, cents, status, created_at, paid_at, gives, user_name } = order
  return (
    <>
      <Row end={<Money cents={cents} />}>{t`金额`}</Row>
      <Row end={_(ORDER_STATE_LABELS[status])}>{t`状态`}</Row>
      {user_name && <Row end={user_name}>{t`给谁`}</Row>}
      <Row end={formatDayTime(messages, created_at)}>{t`下单时间`}</Row>
      {paid_at !== null && <Row end={formatDayTime(messages, paid_at)}>{t`付款时间`}</Row>}
      <Row end={<OrderNumber orderId={order_id} />}>{t`订单号`}</Row>
      {status === 'paid' && (
        <div className={classes.gives}>
          <GrantList gives={gives} />
        </div>
      )}
      {UNPAID.has(status) && (
        <div className={classes.gives}>
          <Button fullWidth onClick={() => void buyAgain(order)}>
            {status === 'open' ? t`接着付款` : t`再付一次`}
          </Button>
        </div>
      )}
    </>
  )
}

/** Details of a redemption. The code itself is not stored anywhere. */
export function RedemptionSheet({ redemption, onClose }: { redemption: Redemption | undefined; onClose: () => void }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  const last = useRef(redemption)
  last.current = redemption ?? last.current
  const shown = last.current
  return (
    <Sheet opened={redemption !== undefined} onClose={onClose} title={shown && formatProductName(_, shown.product_id)}>
      {shown && (
        <>
          <Row end={t`兑换码，没有付款`}>{t`来自`}</Row>
          {shown.user_name && <Row end={shown.user_name}>{t`给谁`}</Row>}
          <Row end={formatDayTime(messages, shown.used_at)}>{t`兑换时间`}</Row>
          <div className={classes.gives}>
            <GrantList gives={shown.gives} />
          </div>
        </>
      )}
    </Sheet>
  )
}
