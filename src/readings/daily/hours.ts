import type { BranchCode, Ganzhi, NatalPairs, Score, TenGodCode } from '#bazi/index.ts'
import { BRANCHES, hourPillarOf, scorerOf, tenGodOf } from '#bazi/index.ts'

/** One of the twelve double-hours 时辰 of a day. */
export interface ScoredDoubleHour extends Score {
  readonly branch: BranchCode
  readonly pair: Ganzhi
  /** Ten god of the hour's stem relative to the natal day stem. */
  readonly tenGod: TenGodCode
}

/** Rates the twelve double-hours of a day, 子 first; their pairs follow from the day's stem (五鼠遁). */
export function rateHours(natal: NatalPairs, day: Ganzhi): readonly ScoredDoubleHour[] {
  const { pairOf } = scorerOf({ pillars: natal })
  return BRANCHES.map((branch) => {
    const pair = hourPillarOf(day.stem, branch)
    return { branch, pair, tenGod: tenGodOf(natal.day.stem, pair.stem), ...pairOf(pair) }
  })
}
