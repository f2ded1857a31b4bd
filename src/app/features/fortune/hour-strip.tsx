import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { BranchCode } from '#bazi/index.ts'
import { BRANCH_HAN, BRANCHES } from '#bazi/index.ts'
import { createHoursNote, type DayReading, type ScoredDoubleHour } from '#readings/daily/index.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { BAND_LABELS, formatHoursNote } from '../../terms/day-reading.ts'
import { formatHourSummary } from '../../terms/power-parts.ts'
import { branchTextOf } from '../../terms/stems-branches.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { barStrengthOf } from '../../ui/bar-strength.ts'
import classes from './hour-strip.module.css'
import { useMessages } from '../../language/use-messages.ts'

/**
 * The twelve double-hours as bars in a radio group.
 * Below them, clock time, value, pair and text of the selected double-hour, initially the current one.
 */
export function HourStrip({ view, now }: { view: DayReading; now: BranchCode | null }) {
  const { t } = useLingui()
  const messages = useMessages()
  const { _, locale } = messages
  const nameOf = useHourName()
  const group = useId()
  const [chosen, setChosen] = useState<BranchCode | null>(null)
  const shownHour = view.hours.find((hour) => hour.branch === (chosen ?? now))
  return (
    <section className={classes.root}>
      <SectionTitle
        note={<span data-unpictured>{formatHoursNote(messages, createHoursNote(view.hours, now))}</span>}
      >{t`十二时辰`}</SectionTitle>
      <div className={classes.strip} role="radiogroup" aria-label={t`十二时辰`}>
        {view.hours.map((hour) => (
          <Hour
            key={hour.branch}
            hour={hour}
            group={group}
            isNow={hour.branch === now}
            isChosen={hour === shownHour}
            onChoose={() => setChosen(hour.branch)}
          />
        ))}
      </div>
      <p className={classes.line} aria-live="polite" data-unpictured>
        {shownHour ? (
          <>
            <span className={classes.named}>{nameOf(shownHour)}</span>
            <span className={classes.said}>{view.said.hours[BRANCHES.indexOf(shownHour.branch)]!.words[locale]}</span>
            {formatHourSummary(_, view, shownHour)}
          </>
        ) : (
          t`点一个时辰，看它的干支与缘由。`
        )}
      </p>
    </section>
  )
}

interface HourProps {
  hour: ScoredDoubleHour
  group: string
  isNow: boolean
  isChosen: boolean
  onChoose: () => void
}

function Hour({ hour, group, isNow, isChosen, onChoose }: HourProps) {
  const nameOf = useHourName()
  const { score } = hour
  const start = startOf(hour)
  const { hour: formatHour } = createClockFormatter(useMessages())
  return (
    <label className={classes.hour} data-strength={barStrengthOf(score)} data-now={isNow || undefined}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} aria-label={nameOf(hour)} />
      <span className={classes.well}>
        <span className={classes.bar} style={{ height: `${heightOf(score)}%` }} />
      </span>
      <span className={classes.branch} lang="zh-CN">
        {BRANCH_HAN[hour.branch]}
      </span>
      <span className={classes.clock}>{start % 6 === 5 && formatHour(start)}</span>
    </label>
  )
}

/** Returns the clock hour (0–23) at which a double-hour begins. */
const startOf = ({ branch }: ScoredDoubleHour): number => (BRANCHES.indexOf(branch) * 2 + 23) % 24

/** Returns a function that formats a double-hour with its clock time and value: 申时，15:00–17:00，力量值 62，平稳. */
function useHourName(): (hour: ScoredDoubleHour) => string {
  const { t } = useLingui()
  const messages = useMessages()
  const { _ } = messages
  return (hour) => {
    const [branch, band, { score }] = [branchTextOf(_, hour.branch), _(BAND_LABELS[hour.band]), hour]
    const start = startOf(hour)
    const span = createClockFormatter(messages).fullHours(start, start + 2)
    return t`${branch}时，${span}，力量值 ${score}，${band}`
  }
}

/** Returns the bar height in percent. Nearly all values lie between 20 and 90, so the bar spans that range, with a visible minimum. */
function heightOf(score: number): number {
  return Math.min(100, Math.max(4, ((score - 20) / 70) * 100))
}
