import type { Fraction } from './fraction.ts'
import { compared, dividedBy, floorOf, fractionOf, minus, plus, times, ZERO } from './fraction.ts'
import { fixtureOf } from './vectors.ts'

/* Second implementation of the points (B-13, B-14) in 汉字 and exact fractions, only from the tables of the rules. */

interface Tables {
  readonly stems: readonly { readonly g: string; readonly el: string }[]
  readonly branches: readonly {
    readonly z: string
    readonly el: string
    readonly hidden: readonly string[]
    readonly weights: readonly number[]
  }[]
  readonly stemCombine: Readonly<Record<string, string>>
  readonly sixCombine: Readonly<Record<string, string>>
  readonly threeCombine: Readonly<Record<string, string>>
  readonly threeMeeting: Readonly<Record<string, string>>
  readonly clash: readonly string[]
  readonly tenGods: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly tiaohou: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

export const TABLES = fixtureOf<Tables>('bazi-tables.json')
export const HAN_ELEMENTS = ['木', '火', '土', '金', '水']
export const elementOf = (stem: string) => TABLES.stems.find(({ g }) => g === stem)!.el
export const findBranchRow = (branch: string) => TABLES.branches.find(({ z }) => z === branch)!
const isPairOf = (pair: string, a: string, b: string) => pair === a + b || pair === b + a

/** Points of one element at one pillar, from a stem or a branch. */
export interface Portion {
  readonly at: number
  readonly isStem: boolean
  readonly element: string
  readonly points: Fraction
}

function firstPortions(stems: readonly string[], branches: readonly string[]): Portion[] {
  const ofStems = stems.map((stem, at) => ({ at, isStem: true, element: elementOf(stem), points: fractionOf([8, 12, 12, 10][at]!) }))
  const ofBranches = branches.flatMap((branch, at) => {
    const { hidden, weights } = findBranchRow(branch)
    return hidden.map((stem, i) => ({
      at,
      isStem: false,
      element: elementOf(stem),
      points: times(times(fractionOf([8, 30, 12, 8][at]!), weights[i]!), '0.01'),
    }))
  })
  return [...ofStems, ...ofBranches]
}

/** Moves the share `rate` of the points of branches at `places` from other elements to `element`. */
function converted(portions: readonly Portion[], places: readonly number[], element: string, rate: string): Portion[] {
  return portions.flatMap((one) => {
    if (one.isStem || !places.includes(one.at) || one.element === element) return [one]
    const moved = times(one.points, rate)
    return [
      { ...one, points: minus(one.points, moved) },
      { ...one, element, points: moved },
    ]
  })
}

/** Computes all portions after formations, clashes and 五合 of year and month. */
export function computeElementPoints(stems: readonly string[], branches: readonly string[]): Portion[] {
  let portions = firstPortions(stems, branches)
  const used = new Set<number>()
  const places = [...branches.keys()]
  const areFree = (some: readonly number[]) => some.every((at) => !used.has(at))
  const isVisible = (element: string) => stems.some((stem) => elementOf(stem) === element)
  const isClash = (a: number, b: number) => TABLES.clash.some((pair) => isPairOf(pair, branches[a]!, branches[b]!))
  const isClashedByNeighbour = (at: number) => [at - 1, at + 1].some((other) => branches[other] !== undefined && isClash(at, other))
  const convert = (some: readonly number[], element: string, rate: string) => {
    portions = converted(portions, some, element, rate)
    for (const at of some) used.add(at)
  }
  const threes = (table: Readonly<Record<string, string>>, rateOf: (trio: string, element: string) => string) => {
    for (const [trio, element] of Object.entries(table)) {
      const some = places.filter((at) => trio.includes(branches[at]!))
      if (new Set(some.map((at) => branches[at])).size === 3 && areFree(some)) convert(some, element, rateOf(trio, element))
    }
  }
  threes(TABLES.threeMeeting, () => '0.7')
  threes(TABLES.threeCombine, (trio, element) => (isVisible(element) || branches[1] === trio[1] ? '0.7' : '0.5'))
  const neighbours = places.slice(1).map((at) => [at - 1, at] as const)
  const calm = (pair: readonly number[]) => areFree(pair) && !pair.some(isClashedByNeighbour)
  for (const [a, b] of neighbours)
    for (const [trio, element] of Object.entries(TABLES.threeCombine)) {
      if (!calm([a, b])) continue
      if (isPairOf(trio[0]! + trio[1]!, branches[a]!, branches[b]!)) convert([a, b], element, '0.3')
      else if (isPairOf(trio[1]! + trio[2]!, branches[a]!, branches[b]!)) convert([a, b], element, '0.2')
    }
  for (const [a, b] of neighbours)
    for (const [pair, element] of Object.entries(TABLES.sixCombine)) {
      const isInSeason = findBranchRow(branches[1]!).el === element
      if (isPairOf(pair, branches[a]!, branches[b]!) && calm([a, b]) && isVisible(element) && isInSeason) convert([a, b], element, '0.4')
    }
  for (const a of places)
    for (const b of places.slice(a + 1, a + 3)) {
      if (!isClash(a, b) || !areFree([a, b])) continue
      const isEarth = findBranchRow(branches[a]!).el === '土'
      portions = portions.map((one) =>
        one.isStem || ![a, b].includes(one.at) || (isEarth && one.element === '土')
          ? one
          : { ...one, points: times(one.points, b - a === 1 ? '0.8' : '0.9') },
      )
    }
  return combinedStems(portions, stems, branches)
}

function combinedStems(portions: readonly Portion[], stems: readonly string[], branches: readonly string[]): Portion[] {
  const madeBy = (a: number, b: number) => Object.entries(TABLES.stemCombine).find(([pair]) => isPairOf(pair, stems[a]!, stems[b]!))?.[1]
  const element = madeBy(0, 1)
  if (element === undefined) return [...portions]
  const turns = madeBy(1, 2) === undefined && findBranchRow(branches[1]!).el === element
  return portions.map((one) => {
    if (!one.isStem || one.at > 1) return one
    return turns ? { ...one, element } : { ...one, points: times(one.points, '0.7') }
  })
}

/** Sums the points of each element, 木 … 水. */
export function sumPointsByElement(portions: readonly Portion[]): Fraction[] {
  return HAN_ELEMENTS.map((element) => plus(...portions.filter((one) => one.element === element).map(({ points }) => points)))
}

/** Percentages with one decimal by the method of the largest remainder; ties go to the lower index. */
export function computeOraclePercentages(five: readonly Fraction[]): number[] {
  const total = plus(...five)
  const exact = five.map((each) => dividedBy(times(each, 1000), total))
  const tenths = exact.map(floorOf)
  const rests = exact.map((each, i) => minus(each, { over: tenths[i]!, under: 1n }))
  let left = 1000n - tenths.reduce((sum, each) => sum + each, 0n)
  while (left > 0n) {
    let most = 0
    for (const i of rests.keys()) if (compared(rests[i]!, rests[most]!) > 0) most = i
    tenths[most]!++
    rests[most] = minus(ZERO, fractionOf(1))
    left--
  }
  return tenths.map((each) => Number(each) / 10)
}
