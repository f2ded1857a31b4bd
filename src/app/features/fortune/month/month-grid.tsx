import { useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CivilDate } from '#bazi/index.ts'
import { isoOf, weekdayOf } from '../../../calendar/civil-dates.ts'
import { useMessages } from '../../../language/use-messages.ts'
import { dateWords } from '../../../terms/date.ts'
import { DayCell } from './day-cell.tsx'
import { DayLine } from './day-line.tsx'
import { gridMoveOf } from './grid-keys.ts'
import classes from './month-grid.module.css'
import { isLocked, type ShownDay, type ShownMonth } from './shown-month.ts'
import type { MonthAlmanac } from './use-month-almanac.ts'

interface MonthGridProps {
  shown: ShownMonth
  almanac: MonthAlmanac
  today: CivilDate
  chosen: string
  onChoose: (iso: string) => void
  onTurn: (by: -1 | 1) => void
}

/** The days in their weeks. A tap opens a day's line under its week; arrows walk, page keys turn the month. */
export function MonthGrid({ shown, almanac, today, chosen, onChoose, onTurn }: MonthGridProps) {
  const { _, locale, timeFormat } = useMessages()
  const navigate = useNavigate()
  const { days, stretches } = shown
  const { list, tabStop, walk } = useWalk(days, chosen, onTurn)
  const todayIso = isoOf(today)
  const chosenAt = days.findIndex(({ iso }) => iso === chosen)
  const lineAfter = chosenAt < 0 ? -1 : Math.min(days.length - 1, chosenAt + 6 - weekdayOf(days[chosenAt]!.date))
  const line = (at: number): ReactNode =>
    at === lineAfter && (
      <li className={classes.line}>
        <DayLine key={chosen} shown={shown} day={days[chosenAt]!} lunar={almanac.lunar?.[chosenAt]} isToday={chosen === todayIso} />
      </li>
    )
  /** Tapped again, a day whose value is told opens. */
  function tap({ target }: React.MouseEvent) {
    const iso = target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined
    if (iso === undefined) return
    if (iso === chosen && days[chosenAt]?.told) void navigate({ to: '/fate/index', hash: iso === todayIso ? '' : iso })
    else onChoose(iso)
  }
  return (
    <>
      <div className={classes.heads} aria-hidden="true">
        {dateWords[locale].weekdayLetters.map((letter, i) => (
          // oxlint-disable-next-line no-array-index-key -- seven fixed columns, in English two alike
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
                isLocked={isLocked(day)}
                lunar={almanac.lunar?.[at]}
                term={almanac.terms.find((term) => term.day === day.date.day)}
                turn={stretches[1]}
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

/** One day at a time takes the focus, and keeps its place in the tab order. */
function useWalk(days: readonly ShownDay[], chosen: string, onTurn: (by: -1 | 1) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [walked, setWalked] = useState('')
  const isLed = useRef(false)
  const tabStop = [walked, chosen].find((iso) => days.some((day) => day.iso === iso)) ?? days[0]!.iso
  const focus = (iso: string) => list.current?.querySelector<HTMLElement>(`[data-day="${iso}"]`)?.focus()
  useEffect(() => {
    // The month that was turned to by key is walked on from.
    if (isLed.current) focus(tabStop)
    isLed.current = false
  }, [tabStop])
  function walk(event: React.KeyboardEvent) {
    const at = days.findIndex(({ iso }) => iso === (event.target as HTMLElement).dataset['day'])
    const move = at < 0 ? undefined : gridMoveOf(event.key, at, days)
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if ('month' in move) {
      isLed.current = true
      onTurn(move.month)
      return
    }
    setWalked(days[move.to]!.iso)
    focus(days[move.to]!.iso)
  }
  return { list, tabStop, walk }
}
