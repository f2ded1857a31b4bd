import { describe, expect, test } from 'vitest'
import type { BranchCode, BranchRelationType, ElementCode, StemCode } from '#bazi/index.ts'
import {
  BRANCHES,
  branchRelationsOf,
  elementOfBranch,
  elementOfNayin,
  elementOfStem,
  ganzhiOfText,
  hasBranchRelation,
  hourPillarOf,
  names,
  polarityOfBranch,
  polarityOfStem,
  SIXTY,
  stemRelationOf,
  STEMS,
  tenGodOf,
  voidsOf,
  yearPillarOf,
} from '#bazi/index.ts'
import { HIDDEN_STEMS } from '#bazi/hidden-stems.ts'
import { lifeStageOf } from '#bazi/life-stages.ts'
import { NAYIN, nayinOf } from '#bazi/na-yin.ts'
import { isBirthHalfCombination } from '#bazi/relations.ts'
import { fixtureOf } from './vectors.ts'

interface Tables {
  readonly stems: readonly { g: string; el: string; yang: boolean }[]
  readonly branches: readonly { z: string; el: string; yang: boolean; hidden: string[]; weights: number[] }[]
  readonly sixty: readonly string[]
  readonly nayin: readonly string[]
  readonly tenGods: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly lifeStages: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly stemCombine: Readonly<Record<string, string>>
  readonly stemClash: readonly string[]
  readonly sixCombine: Readonly<Record<string, string>>
  readonly threeCombine: Readonly<Record<string, string>>
  readonly clash: readonly string[]
  readonly harm: readonly string[]
  readonly break: readonly string[]
  readonly hiddenCombine: readonly string[]
  readonly punish: Readonly<Record<string, readonly string[]>>
}

const tables = fixtureOf<Tables>('bazi-tables.json')
const stemText = (stem: StemCode) => names.stems[stem]
const branchText = (branch: BranchCode) => names.branches[branch]
const elementText = (element: ElementCode) => names.elements[element]

describe('the tables equal the rules', () => {
  test('stems', () => {
    const ours = STEMS.map((s) => ({ g: stemText(s), el: elementText(elementOfStem(s)), yang: polarityOfStem(s) === 'yang' }))
    expect(ours).toEqual(tables.stems)
  })

  test('branches and their hidden stems', () => {
    const ours = BRANCHES.map((b) => ({
      z: branchText(b),
      el: elementText(elementOfBranch(b)),
      yang: polarityOfBranch(b) === 'yang',
      hidden: HIDDEN_STEMS[b].map((one) => stemText(one.stem)),
      weights: HIDDEN_STEMS[b].map((one) => one.weight),
    }))
    expect(ours).toEqual(tables.branches)
  })

  test('the sixty pairs and the nayin', () => {
    expect(SIXTY.map((pair) => pair.ganzhi)).toEqual(tables.sixty)
    expect(SIXTY.map((pair) => names.nayin[nayinOf(pair)])).toEqual(tables.sixty.map((_, i) => tables.nayin[i >> 1]))
    for (const nayin of NAYIN) expect(names.nayin[nayin].at(-1)).toBe(elementText(elementOfNayin(nayin)))
  })

  test('100 ten gods', () => {
    const ours = Object.fromEntries(
      STEMS.map((day) => [stemText(day), Object.fromEntries(STEMS.map((other) => [stemText(other), names.tenGods[tenGodOf(day, other)]]))]),
    )
    expect(ours).toEqual(tables.tenGods)
  })

  test('120 life stages', () => {
    const ours = Object.fromEntries(
      STEMS.map((stem) => [
        stemText(stem),
        Object.fromEntries(BRANCHES.map((branch) => [branchText(branch), names.stages[lifeStageOf(stem, branch)]])),
      ]),
    )
    expect(ours).toEqual(tables.lifeStages)
  })
})

const bothWays = (pair: string) => [pair, [...pair].reverse().join('')]

/** Lists as text all ordered pairs of branches that have a relation of this type. */
function pairsOf(type: BranchRelationType): string[] {
  const pairs = BRANCHES.flatMap((a) => BRANCHES.filter((b) => hasBranchRelation(type, a, b)).map((b) => branchText(a) + branchText(b)))
  return pairs.sort()
}

const expected = (pairs: readonly string[]) => [...new Set(pairs.flatMap(bothWays))].sort()

describe('relations of two branches equal the rules', () => {
  test.each([
    ['six-combine', Object.keys(tables.sixCombine)],
    ['clash', tables.clash],
    ['harm', tables.harm],
    ['break', tables.break],
    ['hidden-combine', tables.hiddenCombine],
    [
      'punish',
      Object.entries(tables.punish)
        .filter(([kind]) => kind !== '自刑')
        .flatMap(([, pairs]) => pairs),
    ],
    ['self-punish', tables.punish['自刑']!],
    ['half-three', Object.keys(tables.threeCombine).flatMap((trine) => [trine.slice(0, 2), trine.slice(1)])],
    ['arch-three', Object.keys(tables.threeCombine).map((trine) => trine[0]! + trine[2]!)],
  ] as const)('%s', (type, pairs) => {
    expect(pairsOf(type)).toEqual(expected(pairs))
  })

  test('combinations name their element', () => {
    const branch = (text: string) => BRANCHES.find((code) => branchText(code) === text)!
    for (const [pair, element] of Object.entries(tables.sixCombine)) {
      const [a, b] = [...pair].map(branch)
      const relation = branchRelationsOf(a!, b!).find(({ type }) => type === 'six-combine')
      expect(elementText(relation!.element!), pair).toBe(element)
    }
    for (const [trine, element] of Object.entries(tables.threeCombine)) {
      const [first, middle, last] = [...trine].map(branch)
      for (const [a, b] of [
        [first!, middle!],
        [middle!, last!],
        [first!, last!],
      ] as const) {
        const relation = branchRelationsOf(a, b).find(({ type }) => type.endsWith('three'))
        expect(elementText(relation!.element!), trine).toBe(element)
      }
      expect(
        [
          isBirthHalfCombination(BRANCHES.indexOf(first!), BRANCHES.indexOf(middle!)),
          isBirthHalfCombination(BRANCHES.indexOf(middle!), BRANCHES.indexOf(last!)),
        ],
        trine,
      ).toEqual([true, false])
    }
  })

  test('stems combine and clash as listed', () => {
    const combines: Record<string, string> = {}
    const clashes: string[] = []
    STEMS.forEach((a, i) =>
      STEMS.slice(i + 1).forEach((b) => {
        const relation = stemRelationOf(a, b)
        expect(stemRelationOf(b, a)).toEqual(relation)
        if (relation?.type === 'stem-combine') combines[stemText(a) + stemText(b)] = elementText(relation.element!)
        if (relation?.type === 'stem-clash') clashes.push(stemText(a) + stemText(b))
      }),
    )
    expect(combines).toEqual(tables.stemCombine)
    expect(clashes).toEqual(tables.stemClash)
  })
})

test('void branches are the two missing in a decade', () => {
  const decades = ['甲子', '甲戌', '甲申', '甲午', '甲辰', '甲寅']
  const voids = decades.map((ganzhi) => voidsOf(ganzhiOfText(ganzhi)!).map(branchText).join(''))
  expect(voids).toEqual(['戌亥', '申酉', '午未', '辰巳', '寅卯', '子丑'])
})

test('a nonexistent pair is not found', () => {
  expect(ganzhiOfText('甲丑')).toBeNull()
})

test('the 子 hour of each day stem follows 五鼠遁', () => {
  expect(STEMS.map((stem) => hourPillarOf(stem, 'zi').ganzhi)).toEqual([
    '甲子',
    '丙子',
    '戊子',
    '庚子',
    '壬子',
    '甲子',
    '丙子',
    '戊子',
    '庚子',
    '壬子',
  ])
  expect(hourPillarOf('gui', 'hai').ganzhi).toBe('癸亥')
})

test('1984 was 甲子, 2026 is 丙午, 4 CE was 甲子', () => {
  expect([1984, 2026, 4].map((year) => yearPillarOf(year).ganzhi)).toEqual(['甲子', '丙午', '甲子'])
})
