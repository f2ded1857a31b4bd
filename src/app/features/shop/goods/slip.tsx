import type { ReactNode } from 'react'
import type { CatalogueProduct } from '#contract/shop.ts'
import { formatSlipName } from '../../../terms/products.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { Price } from './price.tsx'
import { usePriceMessages } from './use-price-messages.ts'
import classes from './slip.module.css'

/** Face of a product slip: name, price, duration or recipient, and note. The name is vertical where titles are, else horizontal. */
export function SlipFace({
  product,
  picture,
  mark,
  brief = false,
}: {
  product: CatalogueProduct
  picture?: ReactNode
  mark?: ReactNode
  brief?: boolean
}) {
  const { _ } = useMessages()
  const { spanOf, noteOf } = usePriceMessages()
  return (
    <span className={classes.face}>
      <span className={classes.head}>
        {mark ?? picture}
        <span className={classes.name}>{formatSlipName(_, product.product_id)}</span>
      </span>
      <span className={classes.price}>
        <Price product={product} />
      </span>
      <span className={classes.span}>{brief && product.obstacle === 'alreadyUnlocked' ? noteOf(product) : spanOf(product)}</span>
      {!brief && <span className={classes.note}>{noteOf(product)}</span>}
    </span>
  )
}
