import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Chart, CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { yearSpanOf } from '#readings/daily/index.ts'
import { isoOf } from '../../calendar/civil-dates.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useFortuneArchive } from '../../session/archives.ts'
import { clockWordsOf } from '../../terms/clock.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { ClosedDays } from './closed-days.tsx'
import { DayLine } from './day-line.tsx'
import { DayMap } from './day-map.tsx'
import { MapLegend } from './map-legend.tsx'
import { MonthTable } from './month-table.tsx'
import { RunRows } from './run-rows.tsx'
import { useOpenedDates } from './use-opened-dates.ts'
import classes from './year-days.module.css'
import { mapYearOf } from './year-of-days.ts'

interface YearDaysProps {
  archive: ListedArchive
  chart: Chart
  year: number
  today: CivilDate
  /** `undefined` until it is known. */
  isMember: boolean | undefined
}

/** The days of a year as a map of their values, the chosen one in words, and its best and its quietest run. */
export function YearDays({ archive: { archive_id }, chart, year, today: date, isMember }: YearDaysProps) {
  const { t } = useLingui()
  const today = isoOf(date)
  const span = useMemo(() => yearSpanOf(year), [year])
  const [from, to] = [isoOf(span.from), isoOf(span.to)]
  const opened = useOpenedDates(archive_id, from, to)
  const map = useMemo(() => mapYearOf(chart, year, { today, isMember: isMember === true, opened }), [chart, year, today, isMember, opened])
  const { days, months, runs } = map
  const present = days.findIndex(({ iso }) => iso === today)
  const [chosen, setChosen] = useState<number>()
  const at = chosen ?? Math.max(0, present)
  const closed = days.filter(({ rated }) => rated === null).length
  // The page of a day is of the current archive.
  const leads = useFortuneArchive()?.archive_id === archive_id
  const dates = clockWordsOf(useMessages())
  const [begin, end, count] = [dates.date(from), dates.date(to), days.length]
  return (
    <section className={classes.root}>
      <SectionTitle>{t`全年日运`}</SectionTitle>
      <p className={classes.span}>
        <Trans>
          从立春到立春：<span>{begin}</span> 至 <span>{end}</span>，{count} 天。
        </Trans>
      </p>
      <figure className={classes.plate}>
        <DayMap months={months} present={present} chosen={at} onChoose={setChosen} />
        <MapLegend hasClosed={closed > 0} hasOpen={closed < count} />
      </figure>
      <MonthTable months={months} />
      <DayLine days={days} at={at} today={today} leads={leads} onChoose={setChosen} />
      {runs && <RunRows runs={runs} />}
      {closed > 0 && isMember === false && <ClosedDays closed={closed} open={count - closed} />}
    </section>
  )
}
