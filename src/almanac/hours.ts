import type { BranchCode, Ganzhi, PathGodCode } from '#bazi/index.ts'
import { BadInput, BRANCHES, hourPillarOf, isYellowPath, pathGodOf } from '#bazi/index.ts'

/** One of a day's twelve double-hours, the same for everyone. */
export interface AlmanacHour {
  readonly branch: BranchCode
  readonly pair: Ganzhi
  /** Its god; `lucky` on the yellow path 黄道, else on the black one 黑道. */
  readonly god: PathGodCode
  readonly lucky: boolean
}

/** The double-hours of a day, 子 first: their gods follow from the day's branch as a day's from its month's. */
export function almanacHoursOf(day: Ganzhi): readonly AlmanacHour[] {
  if (typeof day !== 'object' || day === null) throw new BadInput('day', 'missing')
  return BRANCHES.map((branch) => {
    const god = pathGodOf(branch, day.branch)
    return { branch, pair: hourPillarOf(day.stem, branch), god, lucky: isYellowPath(god) }
  })
}
