import { almanacPillarsOf, type Ganzhi } from '#bazi/index.ts'
import { getChart, type RemindedArchive } from './archive.ts'
import { parseCivilDate, daysAfter } from '../../deps/civil-date.ts'

/** A luck cycle, year or month that begins. */
export interface PeriodStart {
  readonly what: 'cycle' | 'year' | 'month'
  readonly pair: Pick<Ganzhi, 'stem' | 'branch'>
}

/** The greatest period that begins on a date: a luck cycle of the chart, the year, or the month. */
export function findPeriodStart(archive: RemindedArchive, date: string): PeriodStart | null {
  const cycle = getChart(archive).luck.pillars.find(({ startDate }) => startDate === date)
  if (cycle !== undefined) return { what: 'cycle', pair: cycle }
  const today = almanacPillarsOf(parseCivilDate(date))
  const yesterday = almanacPillarsOf(parseCivilDate(daysAfter(date, -1)))
  if (today.year.index !== yesterday.year.index) return { what: 'year', pair: today.year }
  return today.month.index === yesterday.month.index ? null : { what: 'month', pair: today.month }
}
