import type { BranchCode, Ganzhi, NatalPairs } from '#bazi/index.ts'
import { BRANCHES } from '#bazi/index.ts'
import { hoursOf } from './hours.ts'

/** A double-hour by its value; for several people the lowest of theirs. */
export interface RatedHour {
  readonly branch: BranchCode
  readonly score: number
  /** Clock hours, as far as they lie within the civil day: 子 is its first hour, for at 23:00 the next day's 子 begins. */
  readonly from: number
  readonly to: number
}

const MOST = 3
/** Two are named always, a third where it is no less than even. */
const ALWAYS = 2
const EVEN = 55

/** The two or three double-hours of a day that suit all people best, best first; of equals the earlier. */
export function bestHoursOf(charts: readonly { readonly pillars: NatalPairs }[], day: Ganzhi): readonly RatedHour[] {
  const found = charts.map(({ pillars }) => hoursOf(pillars, day))
  const hours = BRANCHES.map((branch, at) => ({
    branch,
    score: Math.min(...found.map((theirs) => theirs[at]!.score)),
    from: Math.max(0, at * 2 - 1),
    to: at * 2 + 1,
  }))
  return hours
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .filter(({ score }, rank) => rank < ALWAYS || score >= EVEN)
}
