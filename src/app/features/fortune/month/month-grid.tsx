import { useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CivilDate } from '#bazi/index.ts'
import { formatIsoDate, weekdayOf } from '../../../calendar/civil-dates.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { dateFormatters } from '../../../terms/date.ts'
import { DayCell } from './day-cell.tsx'
import { MonthDayLine } from './month-day-line.tsx'
import { isDayLocked, type ShownDay, type ShownMonth } from './shown-month.ts'
import type { MonthAlmanac } from './month-data.ts'
import classes from './month-grid.module.css'

interface MonthGridProps {
  shown: ShownMonth
  almanac: MonthAlmanac
  today: CivilDate
  chosen: string
  onChoose: (iso: string) => void
  onMonthStep: (by: -1 | 1) => void
}

/** Month grid. A tap selects a day and shows its counsel below its week; arrow keys move, page keys change the month. */
export function MonthGrid({ shown, almanac, today, chosen, onChoose, onMonthStep }: MonthGridProps) {
  const { _, locale, timeFormat } = useMessages()
  const navigate = useNavigate()
  const { days, stretches } = shown
  const { list, tabStop, walk } = useGridFocus(days, chosen, onMonthStep)
  const todayIso = formatIsoDate(today)
  const chosenAt = days.findIndex(({ iso }) => iso === chosen)
  const lineAfter = chosenAt < 0 ? -1 : Math.min(days.length - 1, chosenAt + 6 - weekdayOf(days[chosenAt]!.date))
  const line = (at: number): ReactNode =>
    at === lineAfter && (
      <li className={classes.line}>
        <MonthDayLine key={chosen} shown={shown} day={days[chosenAt]!} lunar={almanac.lunar?.[chosenAt]} isToday={chosen === todayIso} />
      </li>
    )
  /** Selects the tapped day; a second tap on a day that is not locked opens its page. */
  function tap({ target }: React.MouseEvent) {
    const iso = target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined
    if (iso === undefined) return
    if (iso === chosen && days[chosenAt]?.rating) void navigate({ to: '/fate/index', hash: iso === todayIso ? '' : iso })
    else onChoose(iso)
  }
  return (
    <>
      <div className={classes.heads} aria-hidden="true">
        {dateFormatters[locale].weekdayLetters.map((letter, i) => (
          // oxlint-disable-next-line no-array-index-key -- seven fixed columns; two have the same English name
          <span key={i}>{letter}</span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- taps and keys are those of the buttons within */}
      <ol className={classes.days} ref={list} onClick={tap} onKeyDown={walk}>
        {days.map((day, at) => (
          <Fragment key={day.iso}>
            <li style={at === 0 ? { gridColumnStart: weekdayOf(day.date) + 1 } : undefined}>
              <DayCell
                _={_}
                locale={locale}
                timeFormat={timeFormat}
                day={day}
                isLocked={isDayLocked(day)}
                lunar={almanac.lunar?.[at]}
                term={almanac.terms.find((term) => term.day === day.date.day)}
                nextStretch={stretches[1]}
                today={todayIso}
                isChosen={at === chosenAt}
                isTabStop={day.iso === tabStop}
              />
            </li>
            {line(at)}
          </Fragment>
        ))}
      </ol>
    </>
  )
}

/** Roving tab index: one day at a time is in the tab order. */
function useGridFocus(days: readonly ShownDay[], chosen: string, onMonthStep: (by: -1 | 1) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [focusedIso, setFocusedIso] = useState('')
  const followsKey = useRef(false)
  const tabStop = [focusedIso, chosen].find((iso) => days.some((day) => day.iso === iso)) ?? days[0]!.iso
  const focus = (iso: string) => list.current?.querySelector<HTMLElement>(`[data-day="${iso}"]`)?.focus()
  useEffect(() => {
    // After a month change by key, the focus moves into the new month.
    if (followsKey.current) focus(tabStop)
    followsKey.current = false
  }, [tabStop])
  function walk(event: React.KeyboardEvent) {
    const at = days.findIndex(({ iso }) => iso === (event.target as HTMLElement).dataset['day'])
    const move = at < 0 ? undefined : getGridMove(event.key, at, days)
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if ('month' in move) {
      followsKey.current = true
      onMonthStep(move.month)
      return
    }
    setFocusedIso(days[move.to]!.iso)
    focus(days[move.to]!.iso)
  }
  return { list, tabStop, walk }
}

/** Target of a key press: another day of the month, by index, or an adjacent month. */
type GridMove = { readonly to: number } | { readonly month: -1 | 1 }

/** Maps a key to a move from the day at `at`: arrows by a day or week, Home and End within the week, page keys by a month. */
function getGridMove(key: string, at: number, days: readonly ShownDay[]): GridMove | undefined {
  if (key === 'PageUp' || key === 'PageDown') return { month: key === 'PageUp' ? -1 : 1 }
  const weekday = weekdayOf(days[at]!.date)
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -weekday, End: 6 - weekday }
  const step = steps[key]
  if (step === undefined) return undefined
  const to = at + step
  // Home and End stop at the ends of the month, where a week continues in another; an arrow that leaves the month does nothing.
  const isWithin = to >= 0 && to < days.length
  if (key === 'Home' || key === 'End') return { to: Math.max(0, Math.min(days.length - 1, to)) }
  return { to: isWithin ? to : at }
}
