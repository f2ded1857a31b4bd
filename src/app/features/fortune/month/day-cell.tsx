import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { type CSSProperties, memo } from 'react'
import type { LunarDate } from '#almanac/codes.ts'
import type { Locale } from '#contract/locale.ts'
import type { Settings } from '#contract/settings.ts'
import type { Stretch } from '#readings/daily/index.ts'
import { almanacClockOf } from '../../../calendar/almanac-clock.ts'
import type { Translate } from '../../../language/translate.ts'
import { writings } from '../../../language/writing.ts'
import { clockWordsOf } from '../../../terms/clock.ts'
import { SOLAR_TERM_WORDS } from '../../../terms/jie.ts'
import { lunarCellTextOf } from '../../../terms/lunar.ts'
import { pairTextOf } from '../../../terms/stems-branches.ts'
import classes from './day-cell.module.css'
import { dayNameOf } from './day-name.ts'
import type { ShownDay } from './shown-month.ts'
import type { TermDay } from './use-month-almanac.ts'

interface DayCellProps {
  /** The grid's words: each of thirty cells that asked for its own would be paid for by the month's first paint. */
  _: Translate
  locale: Locale
  timeFormat: Settings['timeFormat']
  day: ShownDay
  isLocked: boolean
  /** Not known before the almanac is there; its line is left free for it. */
  lunar: LunarDate | undefined
  term: TermDay | undefined
  /** The Bazi month that begins within this one. */
  turn: Stretch
  /** ISO date. */
  today: string
  isChosen: boolean
  isTabStop: boolean
}

/** A day in the calendar: its number, pair and lunar date (or the term and its minute), its value. Who hears it has its name in full instead. */
export const DayCell = memo(function DayCell({
  _,
  locale,
  timeFormat,
  day,
  isLocked,
  lunar,
  term,
  turn,
  today,
  isChosen,
  isTabStop,
}: DayCellProps) {
  const { iso, date, pair, told } = day
  const isToday = iso === today
  const isTurn = date.day === turn.from.day
  return (
    <button
      type="button"
      className={classes.root}
      data-day={iso}
      data-today={isToday || undefined}
      data-past={iso < today || undefined}
      data-month={isTurn ? 'turns' : date.day > turn.from.day ? 'after' : 'before'}
      style={isTurn ? ({ '--turn': `${shareOfDay(turn.jie.utc)}%` } as CSSProperties) : undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-expanded={isChosen}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="visually-hidden">{dayNameOf({ _, locale, timeFormat }, day, { lunar, term, isLocked })}</span>
      <span aria-hidden="true" className={classes.seen}>
        <span className={classes.day}>{date.day}</span>
        {term ? (
          <span className={classes.term}>{_(SOLAR_TERM_WORDS[term.code])}</span>
        ) : (
          <span className={classes.pair} lang={writings[locale].readsHan ? undefined : 'en'}>
            {pairTextOf(_, pair)}
          </span>
        )}
        <span className={classes.lunar} data-term={term !== undefined || undefined}>
          {term ? clockWordsOf({ locale, timeFormat }).hourMinute(term.reading) : lunar ? lunarCellTextOf(_, lunar) : '\u00a0'}
        </span>
        <span className={classes.value}>{told ? told.score : isLocked && <LockSimple size={14} className={classes.lock} />}</span>
        <span className={classes.bar} style={told && { width: `${4 + told.score * 0.26}px` }} />
      </span>
    </button>
  )
})

/** How much of the almanac's day has passed at an instant, in percent. */
function shareOfDay(utc: string): number {
  const reading = almanacClockOf(utc)
  const [hours, minutes] = [Number(reading.slice(11, 13)), Number(reading.slice(14, 16))]
  return Math.round(((hours * 60 + minutes) / 1440) * 100)
}
