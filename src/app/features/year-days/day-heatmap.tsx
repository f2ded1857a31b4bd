import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useRef, type CSSProperties, memo } from 'react'
import type { Band } from '#bazi/index.ts'
import { computeMeanScore } from '#readings/daily/index.ts'
import { useMessages } from '../../language/use-messages.ts'
import { writingSystems } from '../../language/writing-systems.ts'
import { BAND_LABELS } from '../../terms/bands.ts'
import { dateFormatters } from '../../terms/date.ts'
import { SOLAR_TERM_LABELS } from '../../terms/solar-terms.ts'
import { ANIMAL_LABELS, pairTextOf } from '../../terms/stems-branches.ts'
import { type HeatmapMonth, ratedDaysOf } from './year-map.ts'
import classes from './day-heatmap.module.css'

interface DayMapProps {
  months: readonly HeatmapMonth[]
  /** Index of today; −1 in another year. */
  present: number
  /** Index of the selected day. */
  chosen: number
  onChoose: (at: number) => void
}

/** Grid of the year's days, one Bazi month per row. Selectable by tap and arrow keys, with a single tab stop. */
export function DayHeatmap({ months, present, chosen, onChoose }: DayMapProps) {
  const { t } = useLingui()
  const grid = useRef<HTMLDivElement>(null)

  function choose({ target }: MouseEvent) {
    const cell = target instanceof Element ? target.closest('[data-at]') : null
    if (cell) onChoose(Number(cell.getAttribute('data-at')))
  }
  function step(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    const next = findKeyTargetIndex(months, chosen, event.key, event.ctrlKey)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    grid.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- roving tabindex: one of its cells is focusable
    <div ref={grid} role="grid" aria-label={t`一年里每天的力量值`} className={classes.map} onClick={choose} onKeyDown={step}>
      {months.map((month) => (
        <MonthRow key={month.month.branch} month={month} present={indexInMonth(month, present)} chosen={indexInMonth(month, chosen)} />
      ))}
    </div>
  )
}

/** Returns the index of a day within a month, −1 outside. Thus a change of day rerenders only the months it affects. */
const indexInMonth = ({ first, days }: HeatmapMonth, at: number) => (at >= first && at < first + days.length ? at - first : -1)

/** Returns the index of the day a key moves to: ← → by a day, ↑ ↓ by a month, Home and End to the month's ends, with Ctrl the year's. */
function findKeyTargetIndex(months: readonly HeatmapMonth[], at: number, key: string, isCtrl: boolean): number | undefined {
  const last = months.reduce((sum, { days }) => sum + days.length, 0) - 1
  const row = months.findIndex(({ first, days }) => at >= first && at < first + days.length)
  const { first, days } = months[row]!
  const inRow = (to: number) => {
    const month = months[to]
    return month && month.days.length > 0 ? month.first + Math.min(at - first, month.days.length - 1) : at
  }
  if (key === 'ArrowRight') return Math.min(last, at + 1)
  if (key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'ArrowDown') return inRow(row + 1)
  if (key === 'ArrowUp') return inRow(row - 1)
  if (key === 'Home') return isCtrl ? 0 : first
  if (key === 'End') return isCtrl ? last : first + days.length - 1
  return undefined
}

interface MonthRowProps {
  month: HeatmapMonth
  /** Index of today in the month; −1 outside it. */
  present: number
  /** Index of the selected day in the month; −1 outside it. */
  chosen: number
}

/** Row of one Bazi month: its jie and start date, a cell per day, and the average value. */
const MonthRow = memo(function MonthRow({ month: { month, first, days, score: height }, present, chosen }: MonthRowProps) {
  const { t } = useLingui()
  const { _, locale } = useMessages()
  const dates = dateFormatters[locale]
  const mean = computeMeanScore(ratedDaysOf(days))
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

/** Order of the swatches, from pale to dark. */
const BANDS: readonly Band[] = ['quiet', 'careful', 'even', 'good', 'great']

interface MapLegendProps {
  /** Whether some days are locked. */
  hasClosed: boolean
  /** Whether some days are open, so that months have averages. */
  hasOpen: boolean
}

/** Legend of the map's tones and of the column of monthly averages. */
export function HeatmapLegend({ hasClosed, hasOpen }: MapLegendProps) {
  const { t } = useLingui()
  const { _ } = useMessages()
  return (
    <figcaption className={classes.legend}>
      {BANDS.map((band) => (
        <span key={band} className={classes.tone}>
          <span className={classes.swatch} data-band={band} />
          {_(BAND_LABELS[band])}
        </span>
      ))}
      {hasClosed && (
        <span className={classes.tone}>
          <span className={classes.swatch} data-closed="" />
          {t`未开放，只画各月的高低`}
        </span>
      )}
      {hasOpen && (
        <span className={classes.means} aria-hidden="true">
          {t`右列为月均：每天的力量值取平均，不是月柱得分`}
        </span>
      )}
    </figcaption>
  )
}
