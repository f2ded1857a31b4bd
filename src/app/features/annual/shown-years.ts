import { baziYearAt } from '../../calendar/bazi-year.ts'

/** The first year that was sold. */
const FIRST_SOLD = 2025
const OCTOBER = 9

/** Years that have a tab: those sold since the first, the next one from 1 October (UTC) on, those that one owns, and the one that is open. */
export function shownYearsOf(now: Date, owned: readonly number[], open: number): readonly number[] {
  const year = baziYearAt(now)
  const last = now.getTime() >= Date.UTC(year, OCTOBER) ? year + 1 : year
  const sold = Array.from({ length: last - FIRST_SOLD + 1 }, (_, i) => FIRST_SOLD + i)
  return [...new Set([...sold, ...owned, open])].toSorted((a, b) => a - b)
}
