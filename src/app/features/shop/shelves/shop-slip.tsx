import type { CatalogueProduct } from '#contract/shop.ts'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { ProductPicture } from './product-picture.tsx'
import { SlipFace } from '../goods/slip.tsx'
import { usePaymentParam } from '../goods/use-payment-param.ts'
import classes from './shop-slip.module.css'

/** A product slip in the shop; opens the pay sheet. */
export function ShopSlip({ product }: { product: CatalogueProduct }) {
  const { open } = usePaymentParam()
  const isDesktop = useIsDesktop()
  return (
    <button type="button" className={classes.root} data-wide={isDesktop || undefined} onClick={() => open(product.product_id)}>
      <SlipFace product={product} picture={isDesktop && <ProductPicture productId={product.product_id} />} />
    </button>
  )
}
