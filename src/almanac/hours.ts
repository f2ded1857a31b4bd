import type { BranchCode, Ganzhi, PathGodCode } from '#bazi/index.ts'
import { BadInput, BRANCHES, hourPillarOf, isYellowPath, pathGodOf } from '#bazi/index.ts'

/** One of a day's twelve double-hours, independent of any chart. */
export interface AlmanacHour {
  readonly branch: BranchCode
  readonly pair: Ganzhi
  /** God of the hour; `lucky` on the yellow path 黄道, else on the black one 黑道. */
  readonly god: PathGodCode
  readonly lucky: boolean
  /** Branch with which the hour clashes 冲. */
  readonly clash: BranchCode
}

/** Cache by the day's pair. */
const made = new WeakMap<Ganzhi, readonly AlmanacHour[]>()

/** Returns the double-hours of a day, 子 first. An hour's god follows from the day's branch as a day's god from the month's branch. */
export function almanacHoursOf(day: Ganzhi): readonly AlmanacHour[] {
  if (typeof day !== 'object' || day === null) throw new BadInput('day', 'missing')
  const hours = made.get(day) ?? createHours(day)
  made.set(day, hours)
  return hours
}

const createHours = (day: Ganzhi) =>
  Object.freeze(
    BRANCHES.map((branch, at) => {
      const god = pathGodOf(branch, day.branch)
      return { branch, pair: hourPillarOf(day.stem, branch), god, lucky: isYellowPath(god), clash: BRANCHES[(at + 6) % 12]! }
    }),
  )
