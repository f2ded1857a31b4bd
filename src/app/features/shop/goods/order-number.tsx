import { useLingui } from '@lingui/react/macro'
import { Copy } from '@phosphor-icons/react/dist/csr/Copy'
import { usePassOn } from '../../../ui/use-pass-on.ts'
import classes from './order-number.module.css'

/** So much of an order's number is shown: enough to find it by its end. */
const SHOWN = 8

/** The end of an order's number; tapped, the whole number goes to the clipboard. */
export function OrderNumber({ orderId }: { orderId: string }) {
  const { t } = useLingui()
  const { copy } = usePassOn()
  const end = orderId.slice(-SHOWN)
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
