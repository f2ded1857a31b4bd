import { annualViewOf, type BaziMonth, type Chart, type CivilDate, type Ganzhi } from '#bazi/index.ts'
import { isOpenDay } from '#contract/open-days.ts'
import { type RatedDay, type DayRuns, findDayRuns, rateBaziYearDays } from '#readings/daily/index.ts'
import { formatIsoDate } from '../../calendar/civil-dates.ts'
import { memoizeByChart } from '../../session/chart-cache.ts'

export interface HeatmapDay {
  readonly date: CivilDate
  /** ISO date, as in URLs. */
  readonly iso: string
  readonly pair: Ganzhi
  /** Values of the day; null if the day is locked. */
  readonly rated: RatedDay | null
  /** Which run the day belongs to, if any. */
  readonly run: 'best' | 'quietest' | undefined
}

/** A row of the map: a Bazi month, starting on the day of its jie. */
export interface HeatmapMonth {
  readonly month: BaziMonth
  /** Index in the year of the month's first day. */
  readonly first: number
  readonly days: readonly HeatmapDay[]
  /** Score of the whole month, which the locked report shows too; locked days of the month are drawn at this height. */
  readonly score: number
}

export interface HeatmapYear {
  readonly months: readonly HeatmapMonth[]
  readonly days: readonly HeatmapDay[]
  /** Runs among the open days from today on; past days are left out, because they need no planning. */
  readonly runs: DayRuns | null
}

/** What determines which days are open. */
export interface YearAccess {
  /** ISO date of today in the user's time zone. */
  readonly today: string
  readonly isMember: boolean
  /** ISO dates of opened days, which stay open. */
  readonly opened: readonly string[]
}

const cachedMonths = memoizeByChart(rateBaziYearDays)
const cachedAnnualView = memoizeByChart(annualViewOf)

/** Creates the map of a chart's year. The result contains no value of a locked day. */
export function createYearHeatmap(chart: Chart, year: number, { today, isMember, opened }: YearAccess): HeatmapYear {
  const openedDates = new Set(opened)
  const all = cachedMonths(chart, year)
  const dated = all.flatMap(({ days }) => days.map((day) => ({ day, iso: formatIsoDate(day.date) })))
  const rated = dated.map(({ day, iso }) => (isOpenDay(iso, today, isMember) || openedDates.has(iso) ? day : null))
  const runs = findDayRuns(rated.map((day, at) => (dated[at]!.iso >= today ? day : null)))
  const best = new Set(runs?.best.days)
  const quietest = new Set(runs?.quietest?.days)
  const days = dated.map(({ day, iso }, at): HeatmapDay => {
    const run = best.has(day) ? 'best' : quietest.has(day) ? 'quietest' : undefined
    return { date: day.date, iso, pair: day.pair, rated: rated[at]!, run }
  })
  const scores = new Map(cachedAnnualView(chart, year).months.map(({ branch, score }) => [branch, score]))
  const months = all.map(({ month, first, days: { length } }) => ({
    month,
    first,
    days: days.slice(first, first + length),
    score: scores.get(month.branch)!,
  }))
  return { months, days, runs }
}

/** Returns the values of the open days. */
export const ratedDaysOf = (days: readonly HeatmapDay[]): readonly RatedDay[] => days.flatMap(({ rated }) => rated ?? [])
