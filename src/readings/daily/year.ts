import type { BaziMonth, CivilDate, NatalPairs } from '#bazi/index.ts'
import { baziMonthsOf, civilDateOf, LAST_YEAR } from '#bazi/index.ts'
import type { RatedDay } from './range.ts'
import { rateDays } from './range.ts'

const ALMANAC_OFFSET_SECONDS = 8 * 3600
const DAY_SECONDS = 86_400
const LAST_DAY: CivilDate = { year: LAST_YEAR, month: 12, day: 31 }

/** A Bazi month with its days, the first of which is the day of its jie. */
export interface BaziMonthDays<Day = RatedDay> {
  readonly month: BaziMonth
  /** Index of the month's first day within the Bazi year. */
  readonly first: number
  readonly days: readonly Day[]
}

/** Returns the first and last day of a Bazi year: from the day of 立春 to the day before the next one, at UTC+8. */
export function getBaziYearBounds(year: number): { readonly from: CivilDate; readonly to: CivilDate } {
  const months = baziMonthsOf(year)
  const to = civilDateOf(dayNumberAt(months[11]!.endUtc) - 1)
  // The supported range ends with a civil year, so the last Bazi year is cut off.
  return { from: civilDateOf(dayNumberAt(months[0]!.jie.utc)), to: to.year > LAST_YEAR ? LAST_DAY : to }
}

/** Rates the days of a Bazi year, grouped into its twelve months, 寅 to 丑. @throws BadInput outside 1850–2100 */
export function rateBaziYearDays(chart: { readonly pillars: NatalPairs }, year: number): readonly BaziMonthDays[] {
  const { from, to } = getBaziYearBounds(year)
  const days = rateDays(chart, from, to)
  const months = baziMonthsOf(year)
  const start = dayNumberAt(months[0]!.jie.utc)
  return months.map((month) => {
    const [first, end] = [month.jie.utc, month.endUtc].map((utc) => dayNumberAt(utc) - start) as [number, number]
    return { month, first, days: days.slice(first, end) }
  })
}

/** Computes the unrounded mean score; null for no days. */
export function computeMeanScore(days: readonly { readonly score: number }[]): number | null {
  return days.length === 0 ? null : days.reduce((sum, { score }) => sum + score, 0) / days.length
}

/** Returns the number of days from 1970-01-01 to the UTC+8 date of an instant (ISO, `Z`). */
function dayNumberAt(utc: string): number {
  return Math.floor((Date.parse(utc) / 1000 + ALMANAC_OFFSET_SECONDS) / DAY_SECONDS)
}
