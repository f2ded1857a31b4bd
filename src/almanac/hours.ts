import type { BranchCode, Ganzhi, PathGodCode } from '#bazi/index.ts'
import { BadInput, BRANCHES, hourPillarOf, isYellowPath, pathGodOf } from '#bazi/index.ts'

/** One of a day's twelve double-hours, the same for everyone. */
export interface AlmanacHour {
  readonly branch: BranchCode
  readonly pair: Ganzhi
  /** God of the hour; `lucky` on the yellow path 黄道, else on the black one 黑道. */
  readonly god: PathGodCode
  readonly lucky: boolean
  /** Branch that the hour clashes with 冲. */
  readonly clash: BranchCode
}

/** Cache by the day's pair. */
const made = new WeakMap<Ganzhi, readonly AlmanacHour[]>()

/** Double-hours of a day, 子 first: their gods follow from the day's branch, as those of a day from its month's branch. */
export function almanacHoursOf(day: Ganzhi): readonly AlmanacHour[] {
  if (typeof day !== 'object' || day === null) throw new BadInput('day', 'missing')
  const hours = made.get(day) ?? hoursMade(day)
  made.set(day, hours)
  return hours
}

const hoursMade = (day: Ganzhi) =>
  Object.freeze(
    BRANCHES.map((branch, at) => {
      const god = pathGodOf(branch, day.branch)
      return { branch, pair: hourPillarOf(day.stem, branch), god, lucky: isYellowPath(god), clash: BRANCHES[(at + 6) % 12]! }
    }),
  )
