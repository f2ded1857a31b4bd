import type { ReactNode } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { yearPillarOf } from '#bazi/index.ts'
import { annualYearOf } from '#contract/product.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import { formatShortProductName } from '../../../terms/products.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { pairTextOf } from '../../../terms/stems-branches.ts'
import { useNotSoldMessage } from '../../../errors/use-not-sold-message.ts'
import { ProductPrice } from './money.tsx'
import classes from './slip.module.css'

/** Face of a product slip: name, price, duration or recipient, and note. The name is vertical where titles are, else horizontal. */
export function ProductSlipFace({
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
        <span className={classes.name}>{formatShortProductName(_, product.product_id)}</span>
      </span>
      <span className={classes.price}>
        <ProductPrice product={product} />
      </span>
      <span className={classes.span}>{brief && product.obstacle === 'alreadyUnlocked' ? noteOf(product) : spanOf(product)}</span>
      {!brief && <span className={classes.note}>{noteOf(product)}</span>}
    </span>
  )
}

const amountOf = ({ gives }: CatalogueProduct, kind: 'days' | 'times') => gives.find((grant) => grant.kind === kind)?.amount ?? 0

/** Returns functions that format the short texts under a price. */
export function usePriceMessages() {
  const { t } = useLingui()
  const { _ } = useMessages()
  const notYet = useNotSoldMessage()
  const isUpgrade = ({ price_reason }: CatalogueProduct) => price_reason === 'upgrade'

  /** Returns the duration of a membership, the year of a report, or for other products the recipient. */
  function spanOf(product: CatalogueProduct): string {
    const year = annualYearOf(product.product_id)
    if (year !== undefined) {
      const pair = pairTextOf(_, yearPillarOf(year))
      return t`${year} ${pair}`
    }
    const days = amountOf(product, 'days')
    if (product.kind === 'membership') return plural(days, { other: '# 天' })
    return t`一份档案`
  }

  /** Returns a one-line note: state, discount or content. */
  function noteOf(product: CatalogueProduct): string {
    if (product.obstacle === 'alreadyUnlocked') return t`已解锁`
    // A slip is narrow, so it names only the first feature the product waits for; the pay sheet names all.
    if (product.obstacle === 'notYet') return notYet(product.awaits.slice(0, 1))
    if (product.obstacle === 'archiveLocked') return t`先解锁本人命书`
    if (isUpgrade(product)) return t`命书已解锁，升级价`
    if (product.price_reason === 'half') return t`会员半价`
    if (product.price_reason === 'offer') return t`优惠价`
    const questions = amountOf(product, 'times')
    if (product.product_id === 'vip_year') return t`含本人命书，${questions} 问`
    if (product.product_id === 'vip_month') return t`全部人物不限次数`
    if (product.product_id === 'fatebook') return t`十卡全开，${questions} 问`
    return t`四季与十二个月`
  }
  return { spanOf, noteOf }
}
