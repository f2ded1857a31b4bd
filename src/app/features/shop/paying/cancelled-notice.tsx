import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import type { OrderState } from '#contract/shop.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { formatProductName } from '../../../terms/products.ts'
import { useOrder } from '../goods/use-order.ts'
import { useBuyAgain } from './use-buy-again.ts'
import classes from './cancelled-notice.module.css'

/** States of an order left unpaid; also `open`, because not every payment service reports a cancellation. */
const UNPAID: ReadonlySet<OrderState> = new Set<OrderState>(['cancelled', 'open'])

/** After a return from the pay page without payment: says that nothing was charged, with a button to pay again. */
export function CancelledNotice() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { cancelled = '' } = useSearch({ strict: false })
  const { data: order } = useOrder(cancelled)
  const buyAgain = useBuyAgain()
  if (order === undefined || !UNPAID.has(order.status)) return null
  const name = formatProductName(_, order.product_id)
  return (
    <div className={classes.root} role="status">
      <p className={classes.text}>{t`付款已取消，没有扣款：${name}。`}</p>
      <Button variant="default" size="compact-md" onClick={() => void buyAgain(order)}>{t`再付一次`}</Button>
    </div>
  )
}
