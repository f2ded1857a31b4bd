import type { BranchCode, NatalPairs } from '#bazi/index.ts'
import { hasBranchRelation } from '#bazi/index.ts'

/** The natal pillars whose clash keeps one from beginning things. */
export type ClashPlace = 'year' | 'day'

const PLACES: readonly ClashPlace[] = ['year', 'day']

/** Which of the natal year and day branches a day's branch clashes with 冲. */
export function clashesOf(natal: NatalPairs, branch: BranchCode): readonly ClashPlace[] {
  return PLACES.filter((place) => hasBranchRelation('clash', branch, natal[place].branch))
}
