import { useLingui } from '@lingui/react/macro'
import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { useShare } from '../../../ui/use-share.ts'
import classes from './order-number.module.css'

/** Number of characters shown of an order number: enough to find the order by the end of its number. */
const SHOWN_LENGTH = 8

/** Button with the end of an order number; copies the whole number. */
export function OrderNumber({ orderId }: { orderId: string }) {
  const { t } = useLingui()
  const { copy } = useShare()
  const end = orderId.slice(-SHOWN_LENGTH)
  return (
    <button
      type="button"
      className={classes.root}
      title={orderId}
      aria-label={t`${end}，复制完整的订单号`}
      onClick={() => void copy(orderId)}
    >
      {end}
      <Copy size={16} />
    </button>
  )
}
