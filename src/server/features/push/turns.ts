import { almanacPillarsOf, type Ganzhi } from '#bazi/index.ts'
import { chartOf, type RemindedArchive } from './archive.ts'
import { civilDateOf, daysAfter } from '../../deps/civil-date.ts'

/** Something that begins for a chart. */
export interface Turn {
  readonly what: 'cycle' | 'year' | 'month'
  readonly pair: Pick<Ganzhi, 'stem' | 'branch'>
}

/** The greatest that begins on a date: a cycle of the chart, the year, the month. */
export function turnOn(archive: RemindedArchive, date: string): Turn | null {
  const cycle = chartOf(archive).luck.pillars.find(({ startDate }) => startDate === date)
  if (cycle !== undefined) return { what: 'cycle', pair: cycle }
  const today = almanacPillarsOf(civilDateOf(date))
  const yesterday = almanacPillarsOf(civilDateOf(daysAfter(date, -1)))
  if (today.year.index !== yesterday.year.index) return { what: 'year', pair: today.year }
  return today.month.index === yesterday.month.index ? null : { what: 'month', pair: today.month }
}
