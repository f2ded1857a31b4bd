import type { TermEveCode } from '#almanac/index.ts'
import { termEveOf } from '#almanac/index.ts'
import { hasBranchRelation } from '#bazi/index.ts'
import type { RatedDay } from './range.ts'

/** Days that almanacs mark 大事勿用 (nothing major should begin): 岁破, 月破, 四离, 四绝. */
export type HindranceCode = 'suipo' | 'yuepo' | TermEveCode

/**
 * Lists what hinders major matters on a day, whatever the chart: a clash with the year's or month's branch, the eve of
 * certain solar terms.
 */
export function listHindrances({ date, pair, year, month }: RatedDay): readonly HindranceCode[] {
  const eve = termEveOf(date)
  return [
    ...(hasBranchRelation('clash', pair.branch, year) ? (['suipo'] as const) : []),
    ...(hasBranchRelation('clash', pair.branch, month) ? (['yuepo'] as const) : []),
    ...(eve === null ? [] : [eve]),
  ]
}
