import { useLingui } from '@lingui/react/macro'
import type { CatalogueProduct } from '#contract/shop.ts'
import { SlipFace } from '../goods/slip.tsx'
import classes from './pay-slips.module.css'

interface PaySlipsProps {
  products: readonly CatalogueProduct[]
  chosen: string
  onChoose: (productId: string) => void
}

/** Radio group of both memberships and one single product. */
export function PaySlips({ products, chosen, onChoose }: PaySlipsProps) {
  const { t } = useLingui()
  return (
    <fieldset className={classes.root}>
      <legend className="visually-hidden">{t`买什么`}</legend>
      {products.map((product) => (
        <label key={product.product_id} className={classes.slip}>
          <input
            type="radio"
            name="product"
            className="visually-hidden"
            checked={product.product_id === chosen}
            onChange={() => onChoose(product.product_id)}
          />
          <SlipFace product={product} brief mark={<Chosen isShown={product.product_id === chosen} />} />
        </label>
      ))}
    </fieldset>
  )
}

function Chosen({ isShown }: { isShown: boolean }) {
  const { t } = useLingui()
  return (
    <span className={classes.mark} data-shown={isShown} aria-hidden="true">
      {t({ message: '选', context: 'stamp' })}
    </span>
  )
}
