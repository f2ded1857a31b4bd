import type { CatalogueProduct } from '#contract/shop.ts'
import { formatProductName } from '../../../terms/products.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { Price } from '../goods/price.tsx'
import { ProductPicture } from './product-picture.tsx'
import { usePaymentParam } from '../goods/use-payment-param.ts'
import { usePriceMessages } from '../goods/use-price-messages.ts'
import classes from './book-row.module.css'

/** Row of a book in the shop on a phone. */
export function ShopBookRow({ product }: { product: CatalogueProduct }) {
  const { _ } = useMessages()
  const { open } = usePaymentParam()
  const { noteOf } = usePriceMessages()
  return (
    <button type="button" className={classes.root} onClick={() => open(product.product_id)}>
      <span className={classes.picture}>
        <ProductPicture productId={product.product_id} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{formatProductName(_, product.product_id)}</span>
        <span className={classes.note}>{noteOf(product)}</span>
      </span>
      <Price product={product} />
    </button>
  )
}
