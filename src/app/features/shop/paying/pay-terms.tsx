import { Button } from '@mantine/core'
import { millisecondsInDay } from 'date-fns/constants'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { baziMonthsOf } from '#bazi/index.ts'
import type { OutputOf } from '#contract/endpoints.ts'
import type { CatalogueProduct } from '#contract/shop.ts'
import { getBaziYearBounds } from '#readings/daily/index.ts'
import { formatIsoDate } from '../../../calendar/civil-dates.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { useArchives } from '../../../session/archives.ts'
import { formatProductTimes } from '../../../terms/products.ts'
import { Row } from '../../../ui/row.tsx'
import { useProductTimes } from '../../../session/user-info.ts'
import { Money } from '../goods/money.tsx'
import classes from './pay-terms.module.css'

/** Time before the end of a year within which the next year's report is offered, too. */
const NEAR_MS = 90 * millisecondsInDay

interface ReportTermsProps {
  year: number
  catalogue: OutputOf<'catalogue'>
  onChoose: (productId: string) => void
}

/** Terms of a yearly report: its period and remaining months; near its end, the next report. */
export function ReportTerms({ year, catalogue: { at, products }, onChoose }: ReportTermsProps) {
  const { t } = useLingui()
  const { date } = createClockFormatter(useMessages())
  const { from, to } = getBaziYearBounds(year)
  const [begin, end] = [date(formatIsoDate(from)), date(formatIsoDate(to))]
  const span = t`写的是 ${begin} 到 ${end}，从立春到立春。`
  const ahead = useRemainingMonthsText(year, at)
  const ends = baziMonthsOf(year).at(-1)!.endUtc
  const next = year + 1
  const nextId = `annual:${next}`
  const isNextSold = Date.parse(ends) - at <= NEAR_MS && products.some(({ product_id, can_buy }) => product_id === nextId && can_buy)
  return (
    <>
      <p className={classes.terms}>{t`${span}${ahead}`}</p>
      {isNextSold && (
        <div className={classes.next}>
          <p className={classes.terms}>{t`${next} 年度报告也在卖，接着这一年，写满十二个月。`}</p>
          <Button variant="default" size="compact-md" onClick={() => onChoose(nextId)}>{t`改看 ${next} 年度报告`}</Button>
        </div>
      )}
    </>
  )
}

/** Formats the number of the year's months that have not begun at `at` (ms since the epoch). */
function useRemainingMonthsText(year: number, at: number): string {
  const { t } = useLingui()
  const ahead = baziMonthsOf(year).filter(({ jie }) => Date.parse(jie.utc) > at).length
  if (ahead === 12) return t`十二个月都在前面。`
  if (ahead === 0) return t`十二个月里，眼下是最后一个月。`
  return plural(ahead, { other: '十二个月里，这个月以后还有 # 个月。' })
}

/** Warns before payment that the archive can be edited only once after its first book is unlocked. */
export function EditLimitNotice({ product: { gives, obstacle } }: { product: CatalogueProduct }) {
  const { t } = useLingui()
  const id = gives.find(({ kind }) => kind === 'unlock')?.archive_id
  const archive = useArchives()?.find(({ archive_id }) => archive_id === id)
  if (!archive || archive.edits_left !== null || obstacle !== null) return null
  const name = archive.user_name
  return <p className={classes.terms}>{t`付款以后，${name}的档案只能再修改一次，改称呼也算。`}</p>
}

/** Terms of a recharge pack: amount, recipient, remaining quota and price. */
export function PackTerms({ product }: { product: CatalogueProduct }) {
  const { t } = useLingui()
  const { product_id, archive_id, gives, cents, needs_archive } = product
  const archive = useArchives()?.find((one) => one.archive_id === archive_id)
  const left = useProductTimes().find((entry) => entry.product_id === product_id && (!needs_archive || entry.archive_id === archive_id))
  return (
    <div className={classes.pack}>
      <Row end={formatProductTimes(product_id, gives[0]?.amount ?? 0)}>{t`充入`}</Row>
      <Row end={needs_archive ? archive?.user_name : t`所有档案通用`}>{t`给谁`}</Row>
      {left && <Row end={left.unlimited ? t`会员期内不限` : formatProductTimes(product_id, left.times)}>{t`现余`}</Row>}
      <Row end={<Money cents={cents} />}>{t`价格`}</Row>
      {left?.unlimited && <p className={classes.packNote}>{t`会员期内本来就不限次数，充的次数到期后才用得上。`}</p>}
    </div>
  )
}
