import type { Ganzhi } from './cycle.ts'
import { sixtyAt } from './cycle.ts'
import type { Natal } from './natal.ts'

/** 胎元 conception: month stem + 1 and branch + 3, that is the pair 51 on. */
export function conceptionOf(month: Ganzhi): Ganzhi {
  return sixtyAt(month.index + 51)
}

/**
 * 命宫 life palace: month and hour branches counted from 寅 = 1, and n = 14 (or 26) less their sum; its
 * stem as that of the n-th month of the year (五虎遁). The month is that of the jie [some count from the
 * zhongqi]. null without an hour.
 */
export function lifePalaceOf({ stems, branches }: Natal): Ganzhi | null {
  if (branches[3] === undefined) return null
  const numberOf = (branch: number) => ((branch + 10) % 12) + 1
  const sum = numberOf(branches[1]!) + numberOf(branches[3])
  const n = (sum < 14 ? 14 : 26) - sum
  return sixtyAt((stems[0]! % 5) * 12 + 2 + n - 1)
}
