import { useMemo } from 'react'
import { type CivilDate, dayPillarOf } from '#bazi/index.ts'
import { isOpenDay } from '#contract/open-days.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { type CivilMonth, stretchesOf } from '#readings/daily/index.ts'
import { isoOf, monthOf } from '../../../calendar/civil-dates.ts'
import { chartOf } from '../../../session/chart-of.ts'
import { useIsMember } from '../../../session/user-info.ts'
import { ganzhiTextOf, useKeptFortunes } from '../day-fortunes.ts'
import { viewOf } from './month-views.ts'
import { type ShownMonth, toldOf } from './shown-month.ts'

/** A month of an archive, reckoned here in the same tick; of one that is not open only the days that were opened before. */
export function useShownMonth(archive: ListedArchive, { year, month }: CivilMonth, today: CivilDate): ShownMonth {
  const isMember = useIsMember()
  const dates = useMemo(() => monthOf({ year, month, day: 1 }), [year, month])
  const kept = useKeptFortunes(archive.archive_id, dates[0]!, dates.at(-1)!)
  const chart = chartOf(archive)
  const isOpen = isOpenDay(isoOf(dates[0]!), isoOf(today), false) || isMember
  const reckoned = useMemo(() => {
    const asked = { year, month }
    return { stretches: stretchesOf(asked), view: isOpen === true ? viewOf(chart, asked) : undefined }
  }, [chart, year, month, isOpen])
  const pillars = ganzhiTextOf(archive)
  return useMemo(() => {
    const days = dates.map((date, i) => {
      const iso = isoOf(date)
      const opened = kept.get(iso)
      // What was opened for a birth that was told otherwise since is another chart's.
      const told = reckoned.view?.days[i] ?? (opened?.ganzhi === pillars ? toldOf(opened.view) : undefined)
      return { iso, date, pair: dayPillarOf(date), told }
    })
    return { month: { year, month }, dayStem: chart.pillars.day.stem, isOpen, ...reckoned, days }
  }, [year, month, dates, kept, chart, isOpen, reckoned, pillars])
}
