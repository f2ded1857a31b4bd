import { useLingui } from '@lingui/react/macro'
import type { CatalogueProduct } from '#contract/shop.ts'
import { useArchives } from '../../../session/archives.ts'
import { formatProductTimes } from '../../../terms/products.ts'
import { Row } from '../../../ui/row.tsx'
import { useProductTimes } from '../../../session/user-info.ts'
import { Money } from '../goods/money.tsx'
import classes from './pay-sheet.module.css'

/** Terms of a recharge pack: amount, recipient, remaining quota and price. */
export function PackTerms({ product }: { product: CatalogueProduct }) {
  const { t } = useLingui()
  const { product_id, archive_id, gives, cents, needs_archive } = product
  const archive = useArchives()?.find((one) => one.archive_id === archive_id)
  const left = useProductTimes().find((entry) => entry.product_id === product_id && (!needs_archive || entry.archive_id === archive_id))
  return (
    <div className={classes.terms}>
      <Row end={formatProductTimes(product_id, gives[0]?.amount ?? 0)}>{t`充入`}</Row>
      <Row end={needs_archive ? archive?.user_name : t`所有档案通用`}>{t`给谁`}</Row>
      {left && <Row end={left.unlimited ? t`会员期内不限` : formatProductTimes(product_id, left.times)}>{t`现余`}</Row>}
      <Row end={<Money cents={cents} />}>{t`价格`}</Row>
      {left?.unlimited && <p className={classes.note}>{t`会员期内本来就不限次数，充的次数到期后才用得上。`}</p>}
    </div>
  )
}
