import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import type { NatalPairs } from '#bazi/index.ts'
import { hasBranchRelation } from '#bazi/index.ts'

export interface PersonalList {
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
}

/** A list longer than this is not read. */
const LIST_LENGTH = 6

/** Beginnings and journeys: not on a day that clashes with one's own year or day branch. */
const BEGINNINGS: ReadonlySet<ActivityCode> = new Set(['wedding', 'travel', 'moving', 'opening', 'signing'])

const QUIET: readonly ActivityCode[] = ['rest', 'tidy']

/**
 * The almanac's lists as they stand for one person (bazi rules §14, filter 1 and 3). On a day that
 * clashes with the natal year or day branch the advised beginnings move over to the don'ts and rest
 * joins the do's; on a day of 诸事不宜 the almanac's own lists give way.
 */
export function personalListOf(natal: NatalPairs, almanac: AlmanacDay): PersonalList {
  const { branch } = almanac.pillars.day
  const isClash = [natal.year, natal.day].some((own) => hasBranchRelation('clash', branch, own.branch))
  const moved = isClash ? almanac.do.filter((code) => BEGINNINGS.has(code)) : []
  const kept = almanac.nothing ? [] : almanac.do.filter((code) => !moved.includes(code))
  const quiet = isClash || almanac.nothing ? QUIET : []
  return {
    do: [...kept.slice(0, LIST_LENGTH - quiet.length), ...quiet],
    dont: [...moved, ...(almanac.nothing ? [] : almanac.dont)].slice(0, LIST_LENGTH),
  }
}
