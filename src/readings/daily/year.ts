import type { BaziMonth, CivilDate, NatalPairs } from '#bazi/index.ts'
import { baziMonthsOf, civilDateOf, LAST_YEAR } from '#bazi/index.ts'
import type { RatedDay } from './range.ts'
import { daysOf } from './range.ts'

const ALMANAC_OFFSET_SECONDS = 8 * 3600
const DAY_SECONDS = 86_400
const LAST_DAY: CivilDate = { year: LAST_YEAR, month: 12, day: 31 }

/** A month of the sixty with its days; the first of them is the day of its jie. */
export interface YearMonth<Day = RatedDay> {
  readonly month: BaziMonth
  /** Place of its first day among those of the year. */
  readonly first: number
  readonly days: readonly Day[]
}

/** The days from that of 立春 to that before the next one, as almanacs count them: by the dates of the jie at UTC+8. */
export function yearSpanOf(year: number): { readonly from: CivilDate; readonly to: CivilDate } {
  const months = baziMonthsOf(year)
  const to = civilDateOf(dayNumberAt(months[11]!.endUtc) - 1)
  // What is reckoned ends with a civil year, and so within the last of the sixty.
  return { from: civilDateOf(dayNumberAt(months[0]!.jie.utc)), to: to.year > LAST_YEAR ? LAST_DAY : to }
}

/** The days of a year for one chart, in its twelve months 寅 to 丑. 1850–2100, else `BadInput`. */
export function yearMonthsOf(chart: { readonly pillars: NatalPairs }, year: number): readonly YearMonth[] {
  const { from, to } = yearSpanOf(year)
  const days = daysOf(chart, from, to)
  const months = baziMonthsOf(year)
  const start = dayNumberAt(months[0]!.jie.utc)
  return months.map((month) => {
    const [first, end] = [month.jie.utc, month.endUtc].map((utc) => dayNumberAt(utc) - start) as [number, number]
    return { month, first, days: days.slice(first, end) }
  })
}

/** Mean of the values, not rounded; null of none. */
export function meanOf(days: readonly { readonly score: number }[]): number | null {
  return days.length === 0 ? null : days.reduce((sum, { score }) => sum + score, 0) / days.length
}

/** Days from 1970-01-01 to the date of an instant (ISO, `Z`) at UTC+8. */
function dayNumberAt(utc: string): number {
  return Math.floor((Date.parse(utc) / 1000 + ALMANAC_OFFSET_SECONDS) / DAY_SECONDS)
}
