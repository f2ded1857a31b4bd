import type { BranchCode, NatalPairs } from '#bazi/index.ts'
import { hasBranchRelation } from '#bazi/index.ts'

/** Natal pillars that rule out a day for new undertakings if their branch clashes with the day's branch. */
export type ClashPillar = 'year' | 'day'

const CLASH_PILLARS: readonly ClashPillar[] = ['year', 'day']

/** Lists the natal pillars (year, day) whose branch clashes 冲 with the branch of a day. */
export function listNatalClashes(natal: NatalPairs, branch: BranchCode): readonly ClashPillar[] {
  return CLASH_PILLARS.filter((place) => hasBranchRelation('clash', branch, natal[place].branch))
}
