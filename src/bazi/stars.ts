import type { Natal } from './natal.ts'
import type { Ganzhi } from './cycle.ts'
import { checkPair } from './cycle.ts'
import type { StarCode } from './star-rules.ts'
import type { School } from './school.ts'
import { isFound, starRulesOf } from './star-rules.ts'

/**
 * Stars that a chart finds in a pair, in the order of the list. `position` is the pair's place in the
 * chart (0–3), or null for a pair from outside: a luck, year, month, day or hour pillar.
 */
export function starsAt({ pairs, school }: Natal, target: Ganzhi, position: number | null): StarCode[] {
  return starRulesOf(school)
    .filter((rule) => {
      const [, [, anchors]] = rule
      if (position !== 2 && anchors.endsWith('=')) return false
      return LETTERS.some(
        ([own, other], place) =>
          (anchors.includes(own) || (place !== position && anchors.includes(other))) && isFound(rule, pairs[place]!.index, target.index),
      )
    })
    .map(([code]) => code)
}

/** Of year, month and day: as an anchor of every pair, and of every other pair. */
const LETTERS = [
  ['y', 'Y'],
  ['m', 'M'],
  ['d', 'D'],
] as const

/**
 * Whether a star stands at a pair, counted from one other pair alone (of those that count from pairs of the chart).
 * @param school by what the chart's pillars are read
 * @throws BadInput for what is none of the sixty pairs
 */
export function isStarFrom(code: StarCode, anchor: Ganzhi, target: Ganzhi, school?: School): boolean {
  checkPair(anchor, 'anchor')
  checkPair(target, 'target')
  const rule = starRulesOf(school).find(([each]) => each === code)
  return rule !== undefined && isFound(rule, anchor.index, target.index)
}

/** 甲戊庚, 乙丙丁, 壬癸辛 by the numbers of their stems, either way. */
const WONDERS = ['046', '640', '123', '321', '897', '798']

/**
 * 三奇: three stems of year, month and day, or of month, day and hour, in order [schools differ].
 * Positions of each set that is complete.
 */
export function wondersOf({ stems }: Natal): number[][] {
  return [
    [0, 1, 2],
    [1, 2, 3],
  ].filter((positions) => WONDERS.includes(positions.map((i) => stems[i]).join('')))
}
