import { describe, expect, test } from 'vitest'
import type { PatternCode } from '#bazi/index.ts'
import { analyseChart, names } from '#bazi/index.ts'
import { computeContributions, convertFavourUnits, sumFavourUnits } from '#bazi/favour.ts'
import type { NatalNumbers } from '#bazi/natal.ts'
import type { Shares } from '#bazi/strength.ts'

/** Favour by B-18, computed by hand: element of the day, pattern, followed element, f of wood … water. */
const FOLLOWING: readonly (readonly [self: number, code: PatternCode, followed: number, f: readonly number[]])[] = [
  [0, 'congerge', 1, [0.5, 2, 2, 0, -2]],
  [1, 'congerge', 2, [-2, 0.5, 2, 2, 0]],
  [2, 'congerge', 3, [0, -2, 0.5, 2, 2]],
  [3, 'congerge', 4, [2, 0, -2, 0.5, 2]],
  [4, 'congerge', 0, [2, 2, 0, -2, 0.5]],
  [0, 'congshige', 1, [-1.5, 2, 2, 0, -2]],
  [1, 'congshige', 2, [-2, -1.5, 2, 2, 0]],
  [2, 'congshige', 3, [0, -2, -1.5, 2, 2]],
  [3, 'congshige', 4, [2, 0, -2, -1.5, 2]],
  [4, 'congshige', 0, [2, 2, 0, -2, -1.5]],
  [0, 'congcaige', 2, [-1.5, 1.2, 2, 0.8, -2]],
  [1, 'congcaige', 3, [-2, -1.5, 1.2, 2, 0.8]],
  [2, 'congcaige', 4, [0.8, -2, -1.5, 1.2, 2]],
  [3, 'congcaige', 0, [2, 0.8, -2, -1.5, 1.2]],
  [4, 'congcaige', 1, [1.2, 2, 0.8, -2, -1.5]],
  [0, 'congshage', 3, [-1.5, 0, 1.2, 2, -1.2]],
  [1, 'congshage', 4, [-1.2, -1.5, 0, 1.2, 2]],
  [2, 'congshage', 0, [2, -1.2, -1.5, 0, 1.2]],
  [3, 'congshage', 1, [1.2, 2, -1.2, -1.5, 0]],
  [4, 'congshage', 2, [0, 1.2, 2, -1.2, -1.5]],
]

test.each(FOLLOWING)('favour of element %i in %s following %i equals B-18', (self, code, element, f) => {
  const pattern = { code, element, kind: 'following', regular: -1 } as const
  expect(convertFavourUnits(sumFavourUnits(computeContributions({ self } as NatalNumbers, pattern, 0, {} as Shares, [])))).toEqual(f)
})

describe('喜神 in a following pattern', () => {
  const elementsOf = (pillars: string) => {
    const { pattern, favour, useful, joyful } = analyseChart(pillars.split(' '))
    return [names.patterns[pattern], favour, names.elements[useful], names.elements[joyful]]
  }

  test('is not the day’s own element without a root', () => {
    expect(elementsOf('辛巳 乙卯 癸卯 己未')).toEqual(['从儿格', [2, 2, 0, -2, 0.5], '木', '火'])
  })

  test('is the day’s own element with a root', () => {
    expect(elementsOf('丁巳 丁未 甲午 戊辰')).toEqual(['从儿格', [0.5, 2, 2, 0, -2], '火', '木'])
  })
})
