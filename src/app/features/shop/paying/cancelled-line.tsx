import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import type { OrderState } from '#contract/shop.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { productNameOf } from '../../../terms/products.ts'
import { useOrder } from '../goods/queries.ts'
import { useBuyAgain } from './use-buy-again.ts'
import classes from './cancelled-line.module.css'

/** Not every payment service tells that its page was left: such an order is open still. */
const LEFT: ReadonlySet<OrderState> = new Set<OrderState>(['cancelled', 'open'])

/** Says of whoever comes back from the pay page without paying that nothing was charged, and leads back there. */
export function CancelledLine() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const { cancelled = '' } = useSearch({ strict: false })
  const { data: order } = useOrder(cancelled)
  const buyAgain = useBuyAgain()
  if (order === undefined || !LEFT.has(order.status)) return null
  const name = productNameOf(_, order.product_id)
  return (
    <div className={classes.root} role="status">
      <p className={classes.text}>{t`付款已取消，没有扣款：${name}。`}</p>
      <Button variant="default" size="compact-md" onClick={() => void buyAgain(order)}>{t`再付一次`}</Button>
    </div>
  )
}
