import type { AnnualView } from '#bazi/index.ts'
import { utcOf } from '../../calendar/bazi-year.ts'

/** Number of the month that a moment lies in; undefined outside the year. */
export function presentMonthOf({ months }: AnnualView, now: Date): number | undefined {
  const utc = utcOf(now)
  const found = months.findIndex(({ jie, endUtc }) => jie.utc <= utc && utc < endUtc)
  return found < 0 ? undefined : found
}
