import type { Chart } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { type CivilMonth, type MonthView, createMonthView } from '#readings/daily/index.ts'
import { getArchiveChart, memoizeByChart } from '../../../session/chart-cache.ts'
import { loadMonthAlmanac } from './use-month-almanac.ts'

const cachedViewAt = memoizeByChart((chart, count) => createMonthView(chart, { year: Math.floor(count / 12), month: (count % 12) + 1 }))

/** Returns a chart's month view, cached per chart. */
export const getMonthView = (chart: Chart, { year, month }: CivilMonth): MonthView => cachedViewAt(chart, year * 12 + month - 1)

/** Precomputes a month's values and almanac while the page is idle. */
export async function prefetchMonth(archive: ListedArchive, month: CivilMonth): Promise<void> {
  getMonthView(getArchiveChart(archive), month)
  await loadMonthAlmanac(month)
}
