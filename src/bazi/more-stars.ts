import type { MoreStarCode } from './more-star-rules.ts'
import { MORE_STAR_RULES } from './more-star-rules.ts'
import type { NatalSource } from './natal.ts'
import { natalOf } from './natal.ts'
import { isPlaceOf } from './star-rules.ts'

/** Letters of year, month and day as anchors: of every pair, and of every other pair. */
const LETTERS = ['yY', 'mM', 'dD']

/** Whether the star is one of a single pillar, and this is another. */
const isElsewhere = (anchors: string, position: number) =>
  (anchors.endsWith('=') && position !== 2) || (anchors.endsWith('#') && position !== 3)

/**
 * The stars beside the 36 of an analysis that stand at each pillar, year first, in the order of the rules. They are shown, and nothing
 * is reckoned by them. @throws BadInput (`source`, or the place of what is no pair)
 */
export function moreStarsOf(source: NatalSource): readonly (readonly MoreStarCode[])[] {
  const { pairs } = natalOf(source)
  return pairs.map((target, position) =>
    MORE_STAR_RULES.filter(([, [, anchors, ...places]]) => {
      if (isElsewhere(anchors, position)) return false
      return LETTERS.some(
        ([own, other], at) =>
          (anchors.includes(own!) || (at !== position && anchors.includes(other!))) && isPlaceOf(places, pairs[at]!.index, target.index),
      )
    }).map(([code]) => code),
  )
}
