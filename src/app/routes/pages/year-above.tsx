import type { ListedArchive } from '#device/archives/archive-list.ts'
import { isoOf } from '../../calendar/civil-dates.ts'
import { chartOf } from '../../session/chart-of.ts'
import { PresentLayers } from '../../features/chart/present-layers.tsx'
import { useLocalHour } from '../../calendar/use-local-hour.ts'
import { YearDays } from '../../features/year-days/year-days.tsx'

export interface YearAboveProps {
  archive: ListedArchive
  year: number
  /** `undefined` until it is known. */
  isMember: boolean | undefined
}

/** What stands over a year's book: its days, and the layers of luck that run now. */
export function YearAbove({ archive, year, isMember }: YearAboveProps) {
  const { today, branch } = useLocalHour()
  const chart = chartOf(archive)
  return (
    <>
      <YearDays archive={archive} chart={chart} year={year} today={today} isMember={isMember} />
      <PresentLayers key={`${isoOf(today)} ${branch}`} chart={chart} />
    </>
  )
}
