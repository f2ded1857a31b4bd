import { annualViewOf, type BaziMonth, type Chart, type CivilDate, type Ganzhi } from '#bazi/index.ts'
import { isOpenDay } from '#contract/open-days.ts'
import { type RatedDay, type Runs, runsOf, yearMonthsOf } from '#readings/daily/index.ts'
import { isoOf } from '../../calendar/civil-dates.ts'
import { keptByChart } from '../../session/chart-of.ts'

/** A day of the map. */
export interface MapDay {
  readonly date: CivilDate
  /** As addresses name it. */
  readonly iso: string
  readonly pair: Ganzhi
  /** Its value; null on a day that is not open. */
  readonly rated: RatedDay | null
  /** The named run that it belongs to. */
  readonly run: 'best' | 'quietest' | undefined
}

/** A row of the map: a month of the sixty, its first day that of its jie. */
export interface MapMonth {
  readonly month: BaziMonth
  /** Place of its first day among those of the year. */
  readonly first: number
  readonly days: readonly MapDay[]
  /** Power value of the whole month, which its report shows in mist, too: closed days are drawn as high, and all alike. */
  readonly score: number
}

export interface MapYear {
  readonly months: readonly MapMonth[]
  readonly days: readonly MapDay[]
  /** Of open days alone, from today on: nobody plans for a day that is over. */
  readonly runs: Runs | null
}

/** Who looks, and when: what of the year is open. */
export interface Reader {
  /** ISO date of the reader's own day. */
  readonly today: string
  readonly isMember: boolean
  /** ISO dates of days that were opened, and stay open. */
  readonly opened: readonly string[]
}

const monthsAt = keptByChart(yearMonthsOf)
const viewAt = keptByChart(annualViewOf)

/** A year for a chart as far as it is open to somebody: nothing that is drawn or told knows the value of another day. */
export function mapYearOf(chart: Chart, year: number, { today, isMember, opened }: Reader): MapYear {
  const kept = new Set(opened)
  const all = monthsAt(chart, year)
  const dated = all.flatMap(({ days }) => days.map((day) => ({ day, iso: isoOf(day.date) })))
  const rated = dated.map(({ day, iso }) => (isOpenDay(iso, today, isMember) || kept.has(iso) ? day : null))
  const runs = runsOf(rated.map((day, at) => (dated[at]!.iso >= today ? day : null)))
  const best = new Set(runs?.best.days)
  const quietest = new Set(runs?.quietest?.days)
  const days = dated.map(({ day, iso }, at): MapDay => {
    const run = best.has(day) ? 'best' : quietest.has(day) ? 'quietest' : undefined
    return { date: day.date, iso, pair: day.pair, rated: rated[at]!, run }
  })
  const scores = new Map(viewAt(chart, year).months.map(({ branch, score }) => [branch, score]))
  const months = all.map(({ month, first, days: { length } }) => ({
    month,
    first,
    days: days.slice(first, first + length),
    score: scores.get(month.branch)!,
  }))
  return { months, days, runs }
}

/** The values of the open days among these. */
export const openOf = (days: readonly MapDay[]): readonly RatedDay[] => days.flatMap(({ rated }) => rated ?? [])
