import type { NatalNumbers } from './natal.ts'
import type { Ganzhi } from './cycle.ts'
import { checkPair } from './cycle.ts'
import type { StarCode } from './star-rules.ts'
import type { School } from './school.ts'
import { isStarAt, starRulesOf } from './star-rules.ts'

/** Lists the stars that a chart finds in a pair. @param position 0–3 for a natal pillar; null for a pair from outside the chart */
export function starsAt({ pairs, school }: NatalNumbers, target: Ganzhi, position: number | null): StarCode[] {
  return starRulesOf(school)
    .filter((rule) => {
      const [, [, anchors]] = rule
      if (position !== 2 && anchors.endsWith('=')) return false
      return LETTERS.some(
        ([own, other], place) =>
          (anchors.includes(own) || (place !== position && anchors.includes(other))) && isStarAt(rule, pairs[place]!.index, target.index),
      )
    })
    .map(([code]) => code)
}

/** Anchor letters of year, month and day: lower case finds the star in every pillar, upper case in every pillar but the anchor. */
const LETTERS = [
  ['y', 'Y'],
  ['m', 'M'],
  ['d', 'D'],
] as const

/**
 * Whether `target` has a star counted from the pair `anchor` alone.
 * @param school of the chart's pillars
 * @throws BadInput for a pair that is not one of the sixty
 */
export function isStarFrom(code: StarCode, anchor: Ganzhi, target: Ganzhi, school?: School): boolean {
  checkPair(anchor, 'anchor')
  checkPair(target, 'target')
  const rule = starRulesOf(school).find(([each]) => each === code)
  return rule !== undefined && isStarAt(rule, anchor.index, target.index)
}

/** 甲戊庚, 乙丙丁, 壬癸辛 by the numbers of their stems, in both directions. */
const WONDERS = ['046', '640', '123', '321', '897', '798']

/**
 * 三奇: three stems of year, month and day, or of month, day and hour, in order [schools differ].
 * Returns the positions of each complete set.
 */
export function findThreeWonders({ stems }: NatalNumbers): number[][] {
  return [
    [0, 1, 2],
    [1, 2, 3],
  ].filter((positions) => WONDERS.includes(positions.map((i) => stems[i]).join('')))
}
