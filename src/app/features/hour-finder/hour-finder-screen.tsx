import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { hoursOf, type LifeEvent } from '#bazi/index.ts'
import { castInputOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import classes from './hour-finder.module.css'
import { HoursCompared } from './hours-compared.tsx'
import { Weighed } from './weighed.tsx'

interface HourFinderScreenProps {
  archive: Archive
  /** What has happened, and when. */
  events: readonly LifeEvent[]
  /** `YYYY-MM-DD` */
  today: string
  /** Leads to where events are written down. */
  toEvents: ReactNode
  /** Takes an hour by its middle, `YYYY-MM-DDTHH:mm:ss`. */
  onTake: (local: string) => void
}

/** For whoever does not know the hour: what the twelve charts have in common and what parts them, and what dated events say to each. */
export function HourFinderScreen({ archive, events, today, toEvents, onTake }: HourFinderScreenProps) {
  const { t } = useLingui()
  const input = useMemo(() => ({ ...castInputOf(archive), hourUnknown: true }), [archive])
  const day = useMemo(() => hoursOf(input), [input])
  return (
    <div className={classes.root}>
      <p className={classes.lead}>
        {t`十二个时辰是十二张盘。先看它们差在哪里，再拿有日期的往事去比；比不出来也是一种结果，这里会照实说。仅供娱乐，不能当作出生证明。`}
      </p>
      <section>
        <SectionTitle>{t`十二张盘差在哪里`}</SectionTitle>
        <HoursCompared day={day} />
      </section>
      <section>
        <SectionTitle>{t`拿往事来比`}</SectionTitle>
        <Weighed input={input} day={day} events={events} today={today} onTake={onTake} />
        {toEvents}
      </section>
    </div>
  )
}
