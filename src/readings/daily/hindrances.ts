import type { TermEveCode } from '#almanac/index.ts'
import { termEveOf } from '#almanac/index.ts'
import { hasBranchRelation } from '#bazi/index.ts'
import type { RatedDay } from './range.ts'

/** Days that almanacs print as 大事勿用, nothing great to be begun: 岁破, 月破, 四离, 四绝. */
export type HindranceCode = 'suipo' | 'yuepo' | TermEveCode

/** What keeps great matters from a day, for everyone: it clashes with its year's or month's branch, or is the eve of a term. */
export function hindrancesOf({ date, pair, year, month }: RatedDay): readonly HindranceCode[] {
  const eve = termEveOf(date)
  return [
    ...(hasBranchRelation('clash', pair.branch, year) ? (['suipo'] as const) : []),
    ...(hasBranchRelation('clash', pair.branch, month) ? (['yuepo'] as const) : []),
    ...(eve === null ? [] : [eve]),
  ]
}
