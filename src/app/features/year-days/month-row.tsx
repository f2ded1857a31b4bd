import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, memo } from 'react'
import { computeMean } from '#readings/daily/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { BAND_LABELS } from '../../terms/bands.ts'
import { dateFormatters } from '../../terms/date.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { ANIMAL_LABELS, pairTextOf } from '../../terms/stems-branches.ts'
import classes from './day-map.module.css'
import { type MapMonth, ratedDaysOf } from './year-map.ts'

interface MonthRowProps {
  month: MapMonth
  /** Index of today in the month; −1 outside it. */
  present: number
  /** Index of the selected day in the month; −1 outside it. */
  chosen: number
}

/** Row of one Bazi month: its jie and start date, a cell per day, and the average value. */
export const MonthRow = memo(function MonthRow({ month: { month, first, days, score: height }, present, chosen }: MonthRowProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const dates = dateFormatters[locale]
  const mean = computeMean(ratedDaysOf(days))
  const jie = _(SOLAR_TERM_LABELS[month.jie.code])
  const start = days[0] && dates.inYear(days[0].date)
  return (
    <div role="row" className={classes.row} style={{ '--month-score': `${height}%` } as CSSProperties}>
      <span role="rowheader" className={classes.head}>
        <span className={classes.jie} data-long={!writingSystems[locale].readsHan || undefined}>
          {jie}
        </span>
        {!writingSystems[locale].readsHan && <span className={classes.animal}>{_(ANIMAL_LABELS[month.branch])}</span>}
        <span className={classes.start}>{start}</span>
      </span>
      {days.map(({ date, iso, pair, rated, run }, at) => {
        const name = `${dates.inYear(date)} ${pairTextOf(_, pair)}`
        const [score, band] = [rated?.score, rated && _(BAND_LABELS[rated.band])]
        return (
          <span
            key={iso}
            role="gridcell"
            className={classes.day}
            data-at={first + at}
            data-band={rated?.band}
            data-closed={rated === null || undefined}
            data-run={run}
            aria-current={at === present ? 'date' : undefined}
            aria-selected={at === chosen}
            aria-label={rated ? t`${name}，力量值 ${score}，${band}` : t`${name}，未开放`}
            tabIndex={at === chosen ? 0 : -1}
          />
        )
      })}
      <span className={classes.mean} aria-hidden="true">
        {mean !== null && Math.round(mean)}
      </span>
    </div>
  )
})
