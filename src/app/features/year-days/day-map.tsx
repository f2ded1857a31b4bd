import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import classes from './day-map.module.css'
import { MonthRow } from './month-row.tsx'
import { stepOf } from './step-of.ts'
import type { MapMonth } from './year-of-days.ts'

interface DayMapProps {
  months: readonly MapMonth[]
  /** Place of today among the days; −1 in another year. */
  present: number
  /** Place of the chosen day. */
  chosen: number
  onChoose: (at: number) => void
}

/** The days in twelve rows, a month of the sixty each. One is chosen by tap or by the keys; Tab goes past all of them. */
export function DayMap({ months, present, chosen, onChoose }: DayMapProps) {
  const { t } = useLingui()
  const grid = useRef<HTMLDivElement>(null)

  function choose({ target }: MouseEvent) {
    const cell = target instanceof Element ? target.closest('[data-at]') : null
    if (cell) onChoose(Number(cell.getAttribute('data-at')))
  }
  function step(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    const next = stepOf(months, chosen, event.key, event.ctrlKey)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    grid.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one of them at a time
    <div ref={grid} role="grid" aria-label={t`一年里每天的力量值`} className={classes.map} onClick={choose} onKeyDown={step}>
      {months.map((month) => (
        <MonthRow key={month.month.branch} month={month} present={placeIn(month, present)} chosen={placeIn(month, chosen)} />
      ))}
    </div>
  )
}

/** Place of a day within a month; −1 outside: what does not change in a row leaves it as it is drawn. */
const placeIn = ({ first, days }: MapMonth, at: number) => (at >= first && at < first + days.length ? at - first : -1)
