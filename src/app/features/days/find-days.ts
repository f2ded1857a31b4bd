import { dayListsOf } from '#almanac/index.ts'
import { BRANCHES, castChart, type Ganzhi, SIXTY } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { ListedArchive } from '#device/archives/archive-list.ts'
import type { PurposeCode } from '#readings/daily/best-days.ts'
import { findBestHours, type RatedHour } from '#readings/daily/best-hours.ts'
import { findSharedDays, type SharedDays } from '#readings/daily/shared-days.ts'
import { runWhenIdle } from '../../browser/when-idle.ts'
import type { DayRange } from './range.ts'

export interface FoundDays extends SharedDays {
  /** Returns the suitable hours of a day with this pillar. */
  readonly hoursOf: (day: Ganzhi) => readonly RatedHour[]
}

/** Finds days for one or two people. In a lazy chunk with almanac, engine and rules, which only the finder needs. */
export function findDays(people: readonly ListedArchive[], purpose: PurposeCode, { from, to }: DayRange): FoundDays {
  const charts = people.map((person) => castChart(toBirthInput(person)))
  return { ...findSharedDays(charts, purpose, from, to), hoursOf: (day) => findBestHours(charts, day) }
}

/** Precomputes the almanac's day lists, one month per idle period: they take half the time of the first search over a year. */
export function precomputeAlmanacLists(months = [...BRANCHES]): void {
  const month = months.shift()
  if (!month) return
  runWhenIdle(() => {
    for (const pair of SIXTY) dayListsOf(month, pair)
    precomputeAlmanacLists(months)
  })
}
