import { almanacPillarsOf, type Ganzhi } from '#bazi/index.ts'
import { getReminderChart, type RemindedArchive } from './archive.ts'
import { parseCivilDate, addDaysToDate } from '../../deps/civil-date.ts'

/** Start of a luck cycle, year or month, with its stem-branch pair. */
export interface PeriodStart {
  readonly what: 'cycle' | 'year' | 'month'
  readonly pair: Pick<Ganzhi, 'stem' | 'branch'>
}

/** Returns the longest period that begins on a date (luck cycle, Bazi year or month); null if none does. */
export function findPeriodStart(archive: RemindedArchive, date: string): PeriodStart | null {
  const cycle = getReminderChart(archive).luck.pillars.find(({ startDate }) => startDate === date)
  if (cycle !== undefined) return { what: 'cycle', pair: cycle }
  const today = almanacPillarsOf(parseCivilDate(date))
  const yesterday = almanacPillarsOf(parseCivilDate(addDaysToDate(date, -1)))
  if (today.year.index !== yesterday.year.index) return { what: 'year', pair: today.year }
  return today.month.index === yesterday.month.index ? null : { what: 'month', pair: today.month }
}
