import { voidsOf } from './cycle.ts'
import type { Ganzhi } from './cycle.ts'
import type { Natal } from './natal.ts'
import type { StarCode } from './star-rules.ts'
import { isFound, starRulesOf } from './star-rules.ts'

/** A star that a pair from outside brings, and the natal positions (0 year, 1 month, 2 day) whose star it is. */
export interface StarBrought {
  readonly star: StarCode
  readonly at: readonly number[]
}

/** The stars of `starsAt` for a pair from outside, each with the natal pillars that find it. */
export function starsBroughtBy({ pairs, school }: Natal, pair: Ganzhi): readonly StarBrought[] {
  return starRulesOf(school).flatMap((rule) => {
    const [star, [, anchors]] = rule
    // Stars of the day pillar itself stand in no other.
    if (anchors.endsWith('=')) return []
    const at = [0, 1, 2].filter((i) => anchors.toLowerCase().includes('ymd'[i]!) && isFound(rule, pairs[i]!.index, pair.index))
    return at.length === 0 ? [] : [{ star, at }]
  })
}

/** 填实: natal positions whose branch is void in the decade of the natal day, and is the pair's own. */
export function voidsFilledBy(natal: readonly Ganzhi[], pair: Ganzhi): readonly number[] {
  const voids = voidsOf(natal[2]!)
  // The day's own branch is never void in its own decade.
  return [...natal.keys()].filter((i) => natal[i]!.branch === pair.branch && voids.includes(pair.branch))
}
