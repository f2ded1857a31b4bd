import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { type CSSProperties, memo } from 'react'
import type { LunarDate } from '#almanac/codes.ts'
import type { Locale } from '#contract/locale.ts'
import type { BaziMonthSegment } from '#readings/daily/index.ts'
import { formatAlmanacClock } from '../../../calendar/almanac-clock.ts'
import type { Translator } from '../../../language/translator.ts'
import type { Messages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { SOLAR_TERM_LABELS } from '../../../terms/solar-terms.ts'
import { pairTextOf } from '../../../terms/stems-branches.ts'
import { barStrengthOf } from '../../../ui/bar-strength.ts'
import classes from './day-cell.module.css'
import { formatDayName } from './day-name.ts'
import type { ShownDay } from './shown-month.ts'
import type { TermDay } from './use-month-almanac.ts'

interface DayCellProps {
  /** Translator passed down from the grid: calling the hook in each of thirty cells would slow the month's first paint. */
  _: Translator
  locale: Locale
  timeFormat: Messages['timeFormat']
  day: ShownDay
  isLocked: boolean
  /** Undefined until the almanac is loaded. */
  lunar: LunarDate | undefined
  term: TermDay | undefined
  /** The Bazi month that begins within this calendar month. */
  nextStretch: BaziMonthSegment
  /** ISO date. */
  today: string
  isChosen: boolean
  isTabStop: boolean
}

/** A calendar day: number, pair or solar term, and a value bar. Screen readers get its full name instead. */
export const DayCell = memo(function DayCell({
  _,
  locale,
  timeFormat,
  day,
  isLocked,
  lunar,
  term,
  nextStretch,
  today,
  isChosen,
  isTabStop,
}: DayCellProps) {
  const { iso, date, pair, rating } = day
  const isToday = iso === today
  const isTurn = date.day === nextStretch.from.day
  return (
    <button
      type="button"
      className={classes.root}
      data-day={iso}
      data-today={isToday || undefined}
      data-past={iso < today || undefined}
      data-strength={rating && barStrengthOf(rating.score)}
      data-month={isTurn ? 'turns' : date.day > nextStretch.from.day ? 'after' : 'before'}
      style={isTurn ? ({ '--turn': `${shareOfDay(nextStretch.jie.utc)}%` } as CSSProperties) : undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-expanded={isChosen}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="visually-hidden">{formatDayName({ _, locale, timeFormat }, day, { lunar, term, isLocked })}</span>
      <span aria-hidden="true" className={classes.seen}>
        <span className={classes.day}>{date.day}</span>
        {term ? (
          <span className={classes.term}>{_(SOLAR_TERM_LABELS[term.code])}</span>
        ) : (
          <span className={classes.pair} lang={writingSystems[locale].readsHan ? undefined : 'en'}>
            {pairTextOf(_, pair)}
          </span>
        )}
        <span className={classes.value}>
          {rating && <span className={classes.bar} style={{ width: `${4 + rating.score * 0.26}px` }} />}
          {isLocked && <LockSimple size={14} className={classes.lock} />}
        </span>
      </span>
    </button>
  )
})

/** Elapsed share of the almanac's day (UTC+8) at an instant, in percent. */
function shareOfDay(utc: string): number {
  const reading = formatAlmanacClock(utc)
  const [hours, minutes] = [Number(reading.slice(11, 13)), Number(reading.slice(14, 16))]
  return Math.round(((hours * 60 + minutes) / 1440) * 100)
}
