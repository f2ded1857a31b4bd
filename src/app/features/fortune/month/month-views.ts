import type { Chart } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { type CivilMonth, type MonthView, monthViewOf } from '#readings/daily/index.ts'
import { chartOf, keptByChart } from '../../../session/chart-of.ts'
import { readMonthAlmanac } from './use-month-almanac.ts'

const viewAt = keptByChart((chart, count) => monthViewOf(chart, { year: Math.floor(count / 12), month: (count % 12) + 1 }))

/** A month for a chart: whoever turns back to it, or comes to one that was reckoned ahead, has it with the tap. */
export const viewOf = (chart: Chart, { year, month }: CivilMonth): MonthView => viewAt(chart, year * 12 + month - 1)

/** For an idle page from which the month is a tap away: its days' values and its almanac. */
export async function readAhead(archive: ListedArchive, month: CivilMonth): Promise<void> {
  viewOf(chartOf(archive), month)
  await readMonthAlmanac(month)
}
