import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { useLingui } from '@lingui/react/macro'
import { MEMBER_MONTHLY_TIMES } from '#contract/catalogue.ts'
import { annualYearOf } from '#contract/product.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import { grantTextOf } from '../../../terms/grants.ts'
import { useWords } from '../../../language/use-words.ts'
import classes from './perks.module.css'

/** What a membership is good for while it runs. */
export function useMemberPerks() {
  const { t } = useLingui()
  const pictures = MEMBER_MONTHLY_TIMES.image_pack ?? 0
  const month = [t`全部人物不限次数`, t`全年每日运势`, t`每月 ${pictures} 张壁纸与画像`, t`新功能优先体验`]
  return { month, year: [...month.slice(0, 1), t`命书不限提问`, ...month.slice(1), t`以后的档案，命书半价`] }
}

/** What comes with a product: first what it gives for good, then what runs with its days. */
export function Perks({ product }: { product: CatalogueProduct }) {
  const { t } = useLingui()
  const { _ } = useWords()
  const perks = useMemberPerks()
  // The days of a membership stand on its slip.
  const given = product.gives.filter(({ kind }) => kind !== 'days' || product.kind !== 'membership').map((grant) => grantTextOf(_, grant))
  const running = product.product_id === 'vip_year' ? perks.year : product.product_id === 'vip_month' ? perks.month : []
  return (
    <>
      <PerkList lines={[...given, ...running]} />
      {product.gives.some(({ kind }) => kind === 'days') && (
        <p className={classes.terms}>{t`天数从付款起算，到期不自动续费；到期前再买，接着往后加。`}</p>
      )}
      {annualYearOf(product.product_id) !== undefined && <p className={classes.terms}>{t`买下后一直可读。`}</p>}
    </>
  )
}

export function PerkList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {lines.map((line) => (
        <li key={line}>
          <Check size={18} className={classes.mark} />
          {line}
        </li>
      ))}
    </ul>
  )
}
