import type { BranchCode, Ganzhi, NatalPairs } from '#bazi/index.ts'
import { BRANCHES } from '#bazi/index.ts'
import { hoursOf } from './hours.ts'

/** A double-hour by its value; for several people the lowest of theirs. */
export interface RatedHour {
  readonly branch: BranchCode
  readonly score: number
  /** Clock hours. */
  readonly from: number
  readonly to: number
}

/** Double-hours in which people move, sign and meet: 辰 to 戌, from 07:00 to 21:00. */
export const WAKING_HOURS: readonly BranchCode[] = BRANCHES.slice(4, 11)
/** Clock hour at which one of them begins. */
export const clockHourOf = (branch: BranchCode) => BRANCHES.indexOf(branch) * 2 - 1

const MOST = 3
/** Two are named always, a third where it is no less than even. */
const ALWAYS = 2
const EVEN = 55

/** The two or three waking double-hours of a day that suit all people best, best first; of equals the earlier. */
export function bestHoursOf(charts: readonly { readonly pillars: NatalPairs }[], day: Ganzhi): readonly RatedHour[] {
  const found = charts.map(({ pillars }) => hoursOf(pillars, day))
  const hours = WAKING_HOURS.map((branch) => ({
    branch,
    score: Math.min(...found.map((theirs) => theirs[BRANCHES.indexOf(branch)]!.score)),
    from: clockHourOf(branch),
    to: clockHourOf(branch) + 2,
  }))
  return hours
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .filter(({ score }, rank) => rank < ALWAYS || score >= EVEN)
}
