import { voidsOf } from './cycle.ts'
import type { Ganzhi } from './cycle.ts'
import type { NatalNumbers } from './natal.ts'
import type { StarCode } from './star-rules.ts'
import { isStarAt, starRulesOf } from './star-rules.ts'

/** A star found in a pair from outside, with the natal positions (0 year, 1 month, 2 day) that find it. */
export interface JointStar {
  readonly star: StarCode
  readonly at: readonly number[]
}

/** Lists the stars of `starsAt` in a pair from outside, each with the natal positions that find the star. */
export function findJointStars({ pairs, school }: NatalNumbers, pair: Ganzhi): readonly JointStar[] {
  return starRulesOf(school).flatMap((rule) => {
    const [star, [, anchors]] = rule
    // Stars marked `=` belong to the day pillar only.
    if (anchors.endsWith('=')) return []
    const at = [0, 1, 2].filter((i) => anchors.toLowerCase().includes('ymd'[i]!) && isStarAt(rule, pairs[i]!.index, pair.index))
    return at.length === 0 ? [] : [{ star, at }]
  })
}

/** 填实: natal positions whose branch is void in the decade of the natal day and equals the pair's branch. */
export function findFilledVoids(natal: readonly Ganzhi[], pair: Ganzhi): readonly number[] {
  const voids = voidsOf(natal[2]!)
  // The day's own branch is never void in its own decade.
  return [...natal.keys()].filter((i) => natal[i]!.branch === pair.branch && voids.includes(pair.branch))
}
