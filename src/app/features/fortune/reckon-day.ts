import { almanacOf } from '#almanac/index.ts'
import { castChart, type CivilDate } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { castInputOf } from '#birth/index.ts'
import { type DayView, dayOf } from '#readings/daily/index.ts'

/** The reading of a day for an archive. With the almanac, the engine and the rules in one file: only opening a day needs it. */
export function reckonDay(archive: ListedArchive, date: CivilDate): DayView {
  return dayOf(castChart(castInputOf(archive)).pillars, almanacOf(date))
}
