import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { type CSSProperties, memo } from 'react'
import { msg } from '@lingui/core/macro'
import type { LunarDate } from '#almanac/codes.ts'
import type { Locale } from '#contract/locale.ts'
import type { BaziMonthSegment } from '#readings/daily/index.ts'
import { formatAlmanacClock } from '../../../calendar/almanac-days.ts'
import type { Translator, Messages } from '../../../language/use-messages.ts'
import { writingSystems } from '../../../language/writing-systems.ts'
import { SOLAR_TERM_LABELS } from '../../../terms/solar-terms.ts'
import { pairTextOf } from '../../../terms/stems-branches.ts'
import { barStrengthOf } from '../../../ui/bar-strength.ts'
import { BAND_LABELS } from '../../../terms/bands.ts'
import { createClockFormatter } from '../../../terms/clock.ts'
import { dateFormatters } from '../../../terms/date.ts'
import { formatLunarDate } from '../../../terms/lunar.ts'
import { formatDayPair } from '../../../terms/month-texts.ts'
import type { ShownDay } from './shown-month.ts'
import type { SolarTermDay } from './month-data.ts'
import classes from './day-cell.module.css'

interface DayCellProps {
  /** Translator passed down from the grid: calling the hook in each of thirty cells would slow the month's first paint. */
  _: Translator
  locale: Locale
  timeFormat: Messages['timeFormat']
  day: ShownDay
  isLocked: boolean
  /** Undefined until the almanac is loaded. */
  lunar: LunarDate | undefined
  term: SolarTermDay | undefined
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
      <span className="visually-hidden">{formatDayAriaLabel({ _, locale, timeFormat }, day, { lunar, term, isLocked })}</span>
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

const VALUE = msg({ message: '力量值 {score}，{band}' })
const LOCKED = msg({ message: '{name}，随会员开放' })

interface DayNameContext {
  lunar: LunarDate | undefined
  term: SolarTermDay | undefined
  isLocked: boolean
}

/** Formats a day for screen readers: 11.20、星期五、戊戌日、农历十月十二、力量值 38，宜静. */
function formatDayAriaLabel(
  messages: Omit<Messages, 'ageNumerals'>,
  { date, pair, rating }: ShownDay,
  { lunar, term, isLocked }: DayNameContext,
): string {
  const { _, locale } = messages
  const dates = dateFormatters[locale]
  const name = [
    dates.short(date),
    dates.besideShort(date),
    formatDayPair(_, pair),
    lunar && formatLunarDate(_, lunar),
    term && `${_(SOLAR_TERM_LABELS[term.code])} ${createClockFormatter(messages).hourMinute(term.reading)}`,
    rating && _({ ...VALUE, values: { score: rating.score, band: _(BAND_LABELS[rating.band]) } }),
  ]
    .filter(Boolean)
    .join(writingSystems[locale].listSeparator)
  return isLocked ? _({ ...LOCKED, values: { name } }) : name
}
