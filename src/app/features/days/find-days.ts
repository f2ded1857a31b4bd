import { dayListsOf } from '#almanac/index.ts'
import { BRANCHES, castChart, type Ganzhi, SIXTY } from '#bazi/index.ts'
import { castInputOf } from '#birth/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { PurposeCode } from '#readings/daily/best-days.ts'
import { bestHoursOf, type RatedHour } from '#readings/daily/best-hours.ts'
import { daysForAll, type SharedDays } from '#readings/daily/days-for-all.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import type { DayRange } from './range.ts'

export interface FoundDays extends SharedDays {
  /** The hours that suit on a day of this pair. */
  readonly hoursOf: (day: Ganzhi) => readonly RatedHour[]
}

/** Days for one or two people. With the almanac, the engine and the rules in one file: only the finder needs it. */
export function findDays(people: readonly ListedArchive[], purpose: PurposeCode, { from, to }: DayRange): FoundDays {
  const charts = people.map((person) => castChart(castInputOf(person)))
  return { ...daysForAll(charts, purpose, from, to), hoursOf: (day) => bestHoursOf(charts, day) }
}

/** Makes the almanac's lists, a month's at a time while the page is idle: half of what the first year would take. */
export function readAlmanacAhead(months = [...BRANCHES]): void {
  const month = months.shift()
  if (!month) return
  whenIdle(() => {
    for (const pair of SIXTY) dayListsOf(month, pair)
    readAlmanacAhead(months)
  })
}
