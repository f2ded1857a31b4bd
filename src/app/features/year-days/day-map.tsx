import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import classes from './day-map.module.css'
import { MonthRow } from './month-row.tsx'
import { findKeyTarget } from './find-key-target.ts'
import type { MapMonth } from './year-map.ts'

interface DayMapProps {
  months: readonly MapMonth[]
  /** Index of today; −1 in another year. */
  present: number
  /** Index of the selected day. */
  chosen: number
  onChoose: (at: number) => void
}

/** Grid of the year's days, one Bazi month per row. Selectable by tap and arrow keys, with a single tab stop. */
export function DayMap({ months, present, chosen, onChoose }: DayMapProps) {
  const { t } = useLingui()
  const grid = useRef<HTMLDivElement>(null)

  function choose({ target }: MouseEvent) {
    const cell = target instanceof Element ? target.closest('[data-at]') : null
    if (cell) onChoose(Number(cell.getAttribute('data-at')))
  }
  function step(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    const next = findKeyTarget(months, chosen, event.key, event.ctrlKey)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    grid.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one of them at a time
    <div ref={grid} role="grid" aria-label={t`一年里每天的力量值`} className={classes.map} onClick={choose} onKeyDown={step}>
      {months.map((month) => (
        <MonthRow key={month.month.branch} month={month} present={indexInMonth(month, present)} chosen={indexInMonth(month, chosen)} />
      ))}
    </div>
  )
}

/** Returns the index of a day within a month, −1 outside. Thus a change of day rerenders only the months it affects. */
const indexInMonth = ({ first, days }: MapMonth, at: number) => (at >= first && at < first + days.length ? at - first : -1)
