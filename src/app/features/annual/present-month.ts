import type { AnnualView } from '#bazi/index.ts'
import { formatUtcSeconds } from '../../calendar/bazi-year.ts'

/** Returns the index of the month that contains `now`; undefined if `now` is outside the year. */
export function findPresentMonth({ months }: AnnualView, now: Date): number | undefined {
  const utc = formatUtcSeconds(now)
  const found = months.findIndex(({ jie, endUtc }) => jie.utc <= utc && utc < endUtc)
  return found < 0 ? undefined : found
}
