import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { Chart, CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { getYearBounds } from '#readings/daily/index.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { useMessages } from '../../language/use-messages.ts'
import { useFortuneArchive } from '../../session/archives.ts'
import { createClockFormatter } from '../../terms/clock.ts'
import { SectionTitle } from '../../ui/section-title.tsx'
import { LockedYearDays } from './locked-year-days.tsx'
import { YearDayLine } from './year-day-line.tsx'
import { DayMap } from './day-map.tsx'
import { MapLegend } from './map-legend.tsx'
import { MonthTable } from './month-table.tsx'
import { RunRows } from './run-rows.tsx'
import classes from './year-days.module.css'
import { createYearMap } from './year-map.ts'
import { listOpenedDates } from '#device/documents/fortunes.ts'
import { useLive } from '../../live/use-live.ts'
import { useUserId } from '../../session/session.ts'

interface YearDaysProps {
  archive: ListedArchive
  chart: Chart
  year: number
  today: CivilDate
  /** Undefined until known. */
  isMember: boolean | undefined
}

/** A year's days as a map of values, with the selected day and the best and quietest runs. */
export function YearDays({ archive: { archive_id }, chart, year, today: date, isMember }: YearDaysProps) {
  const { t } = useLingui()
  const today = formatIsoDate(date)
  const span = useMemo(() => getYearBounds(year), [year])
  const [from, to] = [formatIsoDate(span.from), formatIsoDate(span.to)]
  const opened = useOpenedDates(archive_id, from, to)
  const map = useMemo(
    () => createYearMap(chart, year, { today, isMember: isMember === true, opened }),
    [chart, year, today, isMember, opened],
  )
  const { days, months, runs } = map
  const present = days.findIndex(({ iso }) => iso === today)
  const [chosen, setChosen] = useState<number>()
  const at = chosen ?? Math.max(0, present)
  const closed = days.filter(({ rated }) => rated === null).length
  // Day pages exist only for the current archive.
  const hasPage = useFortuneArchive()?.archive_id === archive_id
  const dates = createClockFormatter(useMessages())
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
      <YearDayLine days={days} at={at} today={today} hasPage={hasPage} onChoose={setChosen} />
      {runs && <RunRows runs={runs} />}
      {closed > 0 && isMember === false && <LockedYearDays closed={closed} open={count - closed} />}
    </section>
  )
}

const NONE: readonly string[] = []

const loadOpenedDates = async (userId: string, archiveId: string, from: string, to: string) =>
  userId ? await listOpenedDates(userId, archiveId, from, to) : []

/** Returns the ISO dates of an archive's opened days in a range, both ends included. Live query. */
function useOpenedDates(archiveId: string, from: string, to: string): readonly string[] {
  return useLive(loadOpenedDates, useUserId(), archiveId, from, to) ?? NONE
}
