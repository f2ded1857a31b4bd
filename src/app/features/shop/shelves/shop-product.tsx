import { useLingui } from '@lingui/react/macro'
import { annualYearOf } from '#contract/product.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import { formatProductName, formatProductTimes } from '../../../terms/products.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { useIsDesktop } from '../../../browser/use-is-wide.ts'
import { ElementBall } from '../../../art/element-ball.tsx'
import { BookDrawing } from '../../../art/book.tsx'
import { DecorativeYearRidge } from '../../../art/decorative-year-ridge.tsx'
import { writingSystems } from '../../../language/writing-systems.ts'
import { ProductPrice, Money } from '../goods/money.tsx'
import { usePaymentParam } from '../paying/pay-sheet.tsx'
import { usePriceMessages, ProductSlipFace } from '../goods/slip.tsx'
import classes from './shop-product.module.css'

/** Row of a book in the shop on a phone. */
export function ShopBookRow({ product }: { product: CatalogueProduct }) {
  const { _ } = useMessages()
  const { open } = usePaymentParam()
  const { noteOf } = usePriceMessages()
  return (
    <button type="button" className={classes.book} onClick={() => open(product.product_id)}>
      <span className={classes.bookPicture}>
        <ProductPicture productId={product.product_id} />
      </span>
      <span className={classes.bookWords}>
        <span className={classes.bookName}>{formatProductName(_, product.product_id)}</span>
        <span className={classes.bookNote}>{noteOf(product)}</span>
      </span>
      <ProductPrice product={product} />
    </button>
  )
}

/** Row of a recharge pack, with a dotted leader to its price. */
export function PackRow({ product: { product_id, gives, cents, list_cents, obstacle } }: { product: CatalogueProduct }) {
  const { _ } = useMessages()
  const { open } = usePaymentParam()
  return (
    <button type="button" className={classes.pack} data-later={obstacle === 'notYet' || undefined} onClick={() => open(product_id)}>
      <span className={classes.packName}>{formatProductName(_, product_id)}</span>
      <span className={classes.times}>{formatProductTimes(product_id, gives[0]?.amount ?? 0)}</span>
      <span className={classes.leader} />
      <Money cents={cents} listCents={list_cents} bare />
    </button>
  )
}

/** A product slip in the shop; opens the pay sheet. */
export function ShopProductSlip({ product }: { product: CatalogueProduct }) {
  const { open } = usePaymentParam()
  const isDesktop = useIsDesktop()
  return (
    <button type="button" className={classes.slip} data-wide={isDesktop || undefined} onClick={() => open(product.product_id)}>
      <ProductSlipFace product={product} picture={isDesktop && <ProductPicture productId={product.product_id} />} />
    </button>
  )
}

/** Picture of a product: a ball for a membership, a book, or the ridge of a report's year. */
function ProductPicture({ productId }: { productId: string }) {
  const { t } = useLingui()
  const { locale } = useMessages()
  if (productId === 'vip_month') return <ElementBall element="water" radius={33} seed="vip_month" />
  if (productId === 'vip_year') return <ElementBall element="fire" radius={33} seed="vip_year" />
  const year = annualYearOf(productId)
  if (year !== undefined) return <DecorativeYearRidge year={year} />
  return (
    <BookDrawing
      title={t({ message: '命书', context: 'product' })}
      element="metal"
      width={58}
      height={86}
      latin={!writingSystems[locale].isVertical}
    />
  )
}
