import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { hoursOf, type StatedEvent } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './hour-finder.module.css'
import { HourComparison } from './hour-comparison.tsx'
import { HourEvidenceList } from './hour-evidence.tsx'

interface HourFinderScreenProps {
  archive: Archive
  /** Dated life events. */
  events: readonly StatedEvent[]
  /** `YYYY-MM-DD` */
  today: string
  /** Link to the page where events are entered. */
  toEvents: ReactNode
  /** Chooses an hour; called with its midpoint, `YYYY-MM-DDTHH:mm:ss`. */
  onChooseHour: (local: string) => void
}

/** Helps to find an unknown hour of birth: compares the twelve charts, and the evidence of dated events for each. */
export function HourFinderScreen({ archive, events, today, toEvents, onChooseHour }: HourFinderScreenProps) {
  const { t } = useLingui()
  const input = useMemo(() => ({ ...toBirthInput(archive), hourUnknown: true }), [archive])
  const day = useMemo(() => hoursOf(input), [input])
  return (
    <div className={classes.root}>
      <p className={classes.lead}>
        {t`十二个时辰是十二张盘。先看它们差在哪里，再拿有日期的往事去比；比不出来也是一种结果，这里会照实说。仅供娱乐，不能当作出生证明。`}
      </p>
      <section>
        <SectionTitle>{t`十二张盘差在哪里`}</SectionTitle>
        <HourComparison day={day} />
      </section>
      <section>
        <SectionTitle>{t`拿往事来比`}</SectionTitle>
        <HourEvidenceList input={input} day={day} events={events} today={today} onChooseHour={onChooseHour} />
        {toEvents}
      </section>
    </div>
  )
}
