import type { MoreStarCode } from './more-star-rules.ts'
import { MORE_STAR_RULES } from './more-star-rules.ts'
import type { NatalSource } from './natal.ts'
import { natalNumbersOf } from './natal.ts'
import { isStarPlace } from './star-rules.ts'

/** Anchor letters of year, month and day: lower case finds the star in every pillar, upper case in every pillar but the anchor. */
const LETTERS = ['yY', 'mM', 'dD']

/** Whether the star belongs to a single pillar (`=` day, `#` hour) at another position. */
const isElsewhere = (anchors: string, position: number) =>
  (anchors.endsWith('=') && position !== 2) || (anchors.endsWith('#') && position !== 3)

/** Lists each pillar's stars beyond the 36 of an analysis; for display only. @throws BadInput (`source`, or a position) */
export function moreStarsOf(source: NatalSource): readonly (readonly MoreStarCode[])[] {
  const { pairs } = natalNumbersOf(source)
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
