import type { MoreStarCode } from './more-star-rules.ts'
import { MORE_STAR_RULES } from './more-star-rules.ts'
import type { NatalSource } from './natal.ts'
import { natalOf } from './natal.ts'
import { isStarPlace } from './star-rules.ts'

/** Anchor letters of year, month and day: any pillar, and any pillar except its own. */
const LETTERS = ['yY', 'mM', 'dD']

/** Whether the star belongs to a single pillar that is not this one. */
const isElsewhere = (anchors: string, position: number) =>
  (anchors.endsWith('=') && position !== 2) || (anchors.endsWith('#') && position !== 3)

/**
 * Lists the stars beyond the 36 of an analysis at each pillar, year first, in the order of the rules. They are only shown; nothing is
 * computed from them. @throws BadInput (`source`, or the position of an invalid pair)
 */
export function moreStarsOf(source: NatalSource): readonly (readonly MoreStarCode[])[] {
  const { pairs } = natalOf(source)
  return pairs.map((target, position) =>
    MORE_STAR_RULES.filter(([, [, anchors, ...places]]) => {
      if (isElsewhere(anchors, position)) return false
      return LETTERS.some(
        ([own, other], at) =>
          (anchors.includes(own!) || (at !== position && anchors.includes(other!))) && isStarPlace(places, pairs[at]!.index, target.index),
      )
    }).map(([code]) => code),
  )
}
