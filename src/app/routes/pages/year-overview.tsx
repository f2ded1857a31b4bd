import type { ListedArchive } from '#device/archives/archive-list.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { getArchiveChart } from '../../session/chart-cache.ts'
import { PresentPillars } from '../../features/chart/present-pillars.tsx'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { YearDays } from '../../features/year-days/year-days.tsx'

export interface YearOverviewProps {
  archive: ListedArchive
  year: number
  /** Whether the user is a member; `undefined` until known. */
  isMember: boolean | undefined
}

/** Part above a year's report: the days of the year and the present layers of luck. */
export function YearOverview({ archive, year, isMember }: YearOverviewProps) {
  const { today, branch } = useLocalHour()
  const chart = getArchiveChart(archive)
  return (
    <>
      <YearDays archive={archive} chart={chart} year={year} today={today} isMember={isMember} />
      <PresentPillars key={`${formatIsoDate(today)} ${branch}`} chart={chart} />
    </>
  )
}
