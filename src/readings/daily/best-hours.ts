import type { BranchCode, Ganzhi, NatalPairs } from '#bazi/index.ts'
import { BRANCHES } from '#bazi/index.ts'
import { rateHours } from './hours.ts'

/** A double-hour with its power value; for several people, the lowest of their values. */
export interface RatedHour {
  readonly branch: BranchCode
  readonly score: number
  /** Clock hours at which the double-hour begins and ends, e.g. 7 and 9. */
  readonly from: number
  readonly to: number
}

/** Double-hours at which people are awake and active: 辰 to 戌, 07:00 to 21:00. */
export const WAKING_HOURS: readonly BranchCode[] = BRANCHES.slice(4, 11)
/** Returns the clock hour at which a double-hour begins; −1 (23:00 of the previous day) for 子. */
export const clockHourOf = (branch: BranchCode) => BRANCHES.indexOf(branch) * 2 - 1

const MOST = 3
/** Number of hours returned at any score; a third one only from the band `even` up. */
const ALWAYS = 2
const EVEN = 55

/** Finds the two or three waking double-hours of a day that suit all people best, best first; of equal scores, the earlier first. */
export function findBestHours(charts: readonly { readonly pillars: NatalPairs }[], day: Ganzhi): readonly RatedHour[] {
  const found = charts.map(({ pillars }) => rateHours(pillars, day))
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
