import { useLingui } from '@lingui/react/macro'
import { computeMeanScore } from '#readings/daily/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { dateFormatters } from '../../terms/date.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { pairTextOf } from '../../terms/stems-branches.ts'
import { type HeatmapMonth, ratedDaysOf } from './year-map.ts'

/** Table of the months for screen readers: start, open days and average value. */
export function MonthTable({ months }: { months: readonly HeatmapMonth[] }) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t`各月的平均力量值`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`月`}</th>
            <th scope="col">{t`起`}</th>
            <th scope="col">{t`已开放的天数`}</th>
            <th scope="col">{t`平均`}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, days }) => {
            const open = ratedDaysOf(days)
            const mean = computeMeanScore(open)
            const start = days[0] ? dateFormatters[locale].inYear(days[0].date) : ''
            return (
              <tr key={month.branch}>
                <th scope="row">{pairTextOf(_, month)}</th>
                <td>
                  {_(SOLAR_TERM_LABELS[month.jie.code])} {start}
                </td>
                <td>
                  {open.length}/{days.length}
                </td>
                <td>{mean === null ? t`未开放` : Math.round(mean)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
