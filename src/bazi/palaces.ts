import type { Ganzhi } from './cycle.ts'
import { ganzhiAt } from './cycle.ts'
import type { NatalNumbers } from './natal.ts'

/** Conception 胎元: month stem + 1 and branch + 3, that is 51 pairs later. */
export function conceptionPairOf(month: Ganzhi): Ganzhi {
  return ganzhiAt(month.index + 51)
}

/** Life palace 命宫: pair of the n-th month (五虎遁), n = 14 or 26 minus the sum of month and hour (寅 = 1). null without an hour. */
export function lifePalaceOf({ stems, branches }: NatalNumbers): Ganzhi | null {
  if (branches[3] === undefined) return null
  // The month is that of the jie; some schools count it from the zhongqi.
  const numberOf = (branch: number) => ((branch + 10) % 12) + 1
  const sum = numberOf(branches[1]!) + numberOf(branches[3])
  const n = (sum < 14 ? 14 : 26) - sum
  return ganzhiAt((stems[0]! % 5) * 12 + 2 + n - 1)
}
