import { useLingui } from '@lingui/react/macro'
import type { CatalogueProduct } from '#contract/shop.ts'
import classes from './money.module.css'
import { formatCentsAsDollars } from '../../../terms/products.ts'

interface MoneyProps {
  cents: number
  /** List price in US cents; struck through where it is higher than the price. */
  listCents?: number
  /** Hides the currency, where the heading of the list names it. */
  bare?: boolean
}

/** A price in US dollars. */
export function Money({ cents, listCents = cents, bare = false }: MoneyProps) {
  const { t } = useLingui()
  return (
    <span className={classes.root}>
      {listCents > cents && (
        <s className={classes.list}>
          <span className="visually-hidden">{t`原价`} </span>
          {formatCentsAsDollars(listCents)}
        </s>
      )}
      <span className={classes.sum}>
        <span className={bare ? 'visually-hidden' : classes.currency}>US$</span>
        {formatCentsAsDollars(cents)}
      </span>
    </span>
  )
}

/** Price of a product; renders nothing if the user already owns the product. */
export function ProductPrice({ product }: { product: CatalogueProduct }) {
  return product.obstacle === 'alreadyUnlocked' ? null : <Money cents={product.cents} listCents={product.list_cents} />
}
