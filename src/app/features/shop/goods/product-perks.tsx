import { Check } from '@phosphor-icons/react/dist/csr/Check'
import { useLingui } from '@lingui/react/macro'
import { MEMBER_USES_MONTHLY } from '#contract/catalogue.ts'
import { annualYearOf, type Grant } from '#contract/product.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import { FAIR_USE_MESSAGE } from '../../../terms/chat-labels.ts'
import { formatProductBenefit } from '../../../terms/products.ts'
import { useMessages } from '../../../language/use-messages.ts'
import classes from './product-perks.module.css'

/** Returns the benefit lines of the two memberships. `storedQuestions`: number of questions to use after the membership ends. */
export function useMemberPerks(storedQuestions = 0) {
  const { t } = useLingui()
  const pictures = MEMBER_USES_MONTHLY.image_pack ?? 0
  const people = t`全部人物不限次数`
  const rest = [t`每月 ${pictures} 张壁纸与画像`, t`新功能优先体验`]
  const questions = storedQuestions > 0 ? t`命书不限提问，另存 ${{ kept: storedQuestions }} 问到期后用` : t`命书不限提问`
  return {
    month: [people, t`会员期内的每日运势`, ...rest],
    year: [people, questions, t`全年每日运势`, ...rest, t`以后的档案，命书半价`],
  }
}

/** True for the questions that a yearly membership grants for the time after it ends: the benefit line names them instead. */
const isDeferred = ({ product_id: giver }: CatalogueProduct, { product_id }: Grant) =>
  giver === 'vip_year' && product_id === 'fatebook_agent'

/** What a product includes: permanent grants first, then the benefits of a running membership. */
export function ProductPerks({ product }: { product: CatalogueProduct }) {
  const { t } = useLingui()
  const { _ } = useMessages()
  const perks = useMemberPerks(product.gives.find((grant) => isDeferred(product, grant))?.amount)
  // Leaves out the days of a membership, which are shown on its slip.
  const given = product.gives
    .filter((grant) => (grant.kind !== 'days' || product.kind !== 'membership') && !isDeferred(product, grant))
    .map((grant) => formatProductBenefit(_, grant))
  const year = product.gives.map(({ product_id }) => annualYearOf(product_id)).find((one) => one !== undefined)
  const next = (year ?? 0) + 1
  const running = product.product_id === 'vip_year' ? perks.year : product.product_id === 'vip_month' ? perks.month : []
  return (
    <>
      <PerkList lines={[...given, ...running]} />
      {product.product_id === 'vip_year' && year === undefined && (
        <p className={classes.terms}>{t`今年和明年的年度报告你已经有份，这次不再另含。`}</p>
      )}
      {product.product_id === 'vip_year' && year !== undefined && (
        <p className={classes.terms}>{t`含 ${year} 年度报告。这一年从立春算起，到 ${next} 年立春为止，约在 2 月 4 日。`}</p>
      )}
      {running.length > 0 && <p className={classes.terms}>{_(FAIR_USE_MESSAGE)}</p>}
      {product.gives.some(({ kind }) => kind === 'days') && (
        <p className={classes.terms}>{t`会员天数从付款起算，到期不自动续费；到期前再买，接着往后加。`}</p>
      )}
      {product.kind === 'book' && (
        <p className={classes.terms}>{product.product_id === 'fatebook' ? t`书买下后一直可读。` : t`报告买下后一直可读。`}</p>
      )}
    </>
  )
}

/** List of benefits, each with a check mark. */
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
