import type { CatalogueProduct } from '#contract/shop.ts'
import { formatProductName, formatProductTimes } from '../../../terms/products.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { Money } from '../goods/money.tsx'
import { usePaymentParam } from '../goods/use-payment-param.ts'
import classes from './pack-row.module.css'

/** Row of a recharge pack, with a dotted leader to its price. */
export function PackRow({ product: { product_id, gives, cents, list_cents, obstacle } }: { product: CatalogueProduct }) {
  const { _ } = useMessages()
  const { open } = usePaymentParam()
  return (
    <button type="button" className={classes.root} data-later={obstacle === 'notYet' || undefined} onClick={() => open(product_id)}>
      <span className={classes.name}>{formatProductName(_, product_id)}</span>
      <span className={classes.times}>{formatProductTimes(product_id, gives[0]?.amount ?? 0)}</span>
      <span className={classes.leader} />
      <Money cents={cents} listCents={list_cents} bare />
    </button>
  )
}
