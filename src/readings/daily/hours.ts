import type { BranchCode, Ganzhi, NatalPairs, Score, TenGodCode } from '#bazi/index.ts'
import { BRANCHES, hourPillarOf, scorerOf, tenGodOf } from '#bazi/index.ts'

/** One of the twelve double-hours 时辰 of a day. */
export interface HourView extends Score {
  readonly branch: BranchCode
  readonly pair: Ganzhi
  /** The hour's stem against the natal day stem. */
  readonly tenGod: TenGodCode
}

/** The twelve double-hours of a day, 子 first, paired from the day's stem (五鼠遁), each with its own score. */
export function hoursOf(natal: NatalPairs, day: Ganzhi): readonly HourView[] {
  const { pairOf } = scorerOf({ pillars: natal })
  return BRANCHES.map((branch) => {
    const pair = hourPillarOf(day.stem, branch)
    return { branch, pair, tenGod: tenGodOf(natal.day.stem, pair.stem), ...pairOf(pair) }
  })
}
