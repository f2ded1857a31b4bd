import type { Chart } from '#bazi/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import { type CivilMonth, type MonthView, monthViewOf } from '#readings/daily/index.ts'
import { textOfMonth } from '../../../calendar/months.ts'
import { chartOf } from '../../../session/chart-of.ts'

const reckoned = new WeakMap<Chart, Map<string, MonthView>>()

/** A month for a chart, reckoned once: whoever turns back to it, or comes to one that was reckoned ahead, has it with the tap. */
export function viewOf(chart: Chart, month: CivilMonth): MonthView {
  const months = reckoned.get(chart) ?? new Map<string, MonthView>()
  reckoned.set(chart, months)
  const key = textOfMonth(month)
  const view = months.get(key) ?? monthViewOf(chart, month)
  months.set(key, view)
  return view
}

/** For an idle page from which the month is a tap away. */
export const reckonAhead = (archive: ListedArchive, month: CivilMonth): void => void viewOf(chartOf(archive), month)
