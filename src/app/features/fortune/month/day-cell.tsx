import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import type { LunarDate } from '#almanac/codes.ts'
import type { CivilDate } from '#bazi/index.ts'
import type { Stretch } from '#readings/daily/index.ts'
import { almanacClockOf } from '../../../calendar/almanac-clock.ts'
import { isoOf } from '../../../calendar/civil-dates.ts'
import { useWords } from '../../../language/use-words.ts'
import { writings } from '../../../language/writing.ts'
import { clockWordsOf } from '../../../terms/clock.ts'
import { SOLAR_TERM_WORDS } from '../../../terms/jie.ts'
import { lunarCellTextOf } from '../../../terms/lunar.ts'
import { pairTextOf } from '../../../terms/stems-branches.ts'
import classes from './day-cell.module.css'
import type { ShownDay } from './shown-month.ts'
import type { TermDay } from './use-month-almanac.ts'
import { useDayName } from './use-day-name.ts'

interface DayCellProps {
  day: ShownDay
  isLocked: boolean
  /** Not known before the almanac is there; its line is left free for it. */
  lunar: LunarDate | undefined
  term: TermDay | undefined
  /** The Bazi month that begins within this one. */
  turn: Stretch
  today: CivilDate
  isChosen: boolean
  isTabStop: boolean
  onChoose: () => void
}

/** A day in the calendar: its number, pair and lunar date (or the term and its minute), its value. Tapped again it opens. Who hears it has its name in full instead. */
export function DayCell({ day, isLocked, lunar, term, turn, today, isChosen, isTabStop, onChoose }: DayCellProps) {
  const { t } = useLingui()
  const words = useWords()
  const { _, locale } = words
  const navigate = useNavigate()
  const name = useDayName(day, lunar, term)
  const { iso, date, pair, told } = day
  const isToday = iso === isoOf(today)
  const open = () => void navigate({ to: '/fate/index', hash: isToday ? '' : iso })
  const isTurn = date.day === turn.from.day
  return (
    <button
      type="button"
      className={classes.root}
      data-day={iso}
      data-today={isToday || undefined}
      data-past={iso < isoOf(today) || undefined}
      data-month={isTurn ? 'turns' : date.day > turn.from.day ? 'after' : 'before'}
      style={isTurn ? ({ '--turn': `${shareOfDay(turn.jie.utc)}%` } as CSSProperties) : undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-expanded={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={isChosen && told ? open : onChoose}
    >
      <span className="visually-hidden">{isLocked ? t`${name}，随会员开放` : name}</span>
      <span aria-hidden="true" className={classes.day}>
        {date.day}
      </span>
      {term ? (
        <span aria-hidden="true" className={classes.term}>
          {_(SOLAR_TERM_WORDS[term.code])}
        </span>
      ) : (
        <span aria-hidden="true" className={classes.pair} lang={writings[locale].readsHan ? undefined : 'en'}>
          {pairTextOf(_, pair)}
        </span>
      )}
      <span aria-hidden="true" className={classes.lunar} data-term={term !== undefined || undefined}>
        {term ? clockWordsOf(words).hourMinute(term.reading) : lunar ? lunarCellTextOf(_, lunar) : '\u00a0'}
      </span>
      <span aria-hidden="true" className={classes.value}>
        {told && <span className={classes.figure}>{told.score}</span>}
        {isLocked && <LockSimple size={14} className={classes.lock} />}
      </span>
      <span aria-hidden="true" className={classes.bar} style={told && { width: `${4 + told.score * 0.26}px` }} />
    </button>
  )
}

/** How much of the almanac's day has passed at an instant, in percent. */
function shareOfDay(utc: string): number {
  const reading = almanacClockOf(utc)
  const [hours, minutes] = [Number(reading.slice(11, 13)), Number(reading.slice(14, 16))]
  return Math.round(((hours * 60 + minutes) / 1440) * 100)
}
