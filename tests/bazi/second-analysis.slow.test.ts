import { expect, test } from 'vitest'
import type { Chart } from '#bazi/index.ts'
import { analyseChart, castChart, names } from '#bazi/index.ts'
import { chooseByLane, takeSeededShare } from '../support/lane.ts'
import { randomBirths } from './random-births.ts'
import type { SecondAnalysis } from './second-analysis.ts'
import { secondAnalysisOf } from './second-analysis.ts'
import { analysisCases, workedCases } from './vectors.ts'

/** Computes the engine's result in the notation of the second implementation. */
function engineOf(pairs: readonly string[]): SecondAnalysis {
  const { percent, strength, shares, pattern, favour, useful, joyful, adverse, enemy, idle } = analyseChart(pairs)
  return {
    percent,
    s: strength.s,
    strength: names.strengths[strength.class],
    shares: [shares.peer, shares.output, shares.wealth, shares.officer, shares.resource],
    pattern: names.patterns[pattern],
    favour,
    names: [useful, joyful, adverse, enemy, idle].map((element) => names.elements[element]).join(''),
  }
}

const textsOf = ({ pillars: { year, month, day, hour } }: Chart) => [year, month, day, hour].flatMap((pillar) => pillar?.ganzhi ?? [])

test('random births are analysed exactly like a second implementation', () => {
  // Every seventh birth has an unknown hour.
  const births = randomBirths(20_000, 11).map((birth, i) => ({ ...birth, hourUnknown: i % 7 === 0 }))
  const all = takeSeededShare(births, 5).map((birth) => textsOf(castChart(birth)))
  const wrong = all.flatMap((pairs) => {
    const [ours, theirs] = [engineOf(pairs), secondAnalysisOf(pairs)]
    return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ pairs: pairs.join(' '), ours, theirs }]
  })
  expect(wrong.slice(0, 5)).toEqual([])
  expect(all).toHaveLength(chooseByLane(4_000, 20_000))
})

test('shared and worked cases equal the second implementation', () => {
  for (const pairs of [...analysisCases.map(({ pillars }) => pillars), ...workedCases.map(({ pillars }) => pillars.split(' '))])
    expect(engineOf(pairs), pairs.join(' ')).toEqual(secondAnalysisOf(pairs))
})

test('a strength class begins exactly at its boundary', () => {
  const classes = (pairs: string) => [
    secondAnalysisOf(pairs.split(' ')).strength,
    names.strengths[analyseChart(pairs.split(' ')).strength.class],
  ]
  // Sums of floats would give each chart one class less; the exact S are 28.16 of 88, 13.2 of 88 and 28.16 of 88.
  expect(classes('癸亥 甲寅 癸巳 癸丑')).toEqual(['偏弱', '偏弱'])
  expect(classes('辛丑 辛卯 己巳 甲子')).toEqual(['身弱', '身弱'])
  expect(classes('丙申 癸巳 庚戌 壬午')).toEqual(['偏弱', '偏弱'])
})

test('a branch with three clashes has exact points', () => {
  // 寅 of the day has 7.2, 3.6 and 1.2; each neighbour multiplies by 0.8, the year at distance 2 by 0.9.
  const { parts } = analyseChart(['庚申', '甲申', '丙寅', '丙申'])
  expect(parts.filter(({ position, isHidden }) => position === 2 && isHidden).map(({ points }) => points)).toEqual([4.1472, 2.0736, 0.6912])
})

test('of two equal remainders the first is rounded up', () => {
  // Month 子 and day 申 move 0.3: 庚 7.2 and 戊 1.2 become 5.04 and 0.84. Earth 0.84, metal 15.04, water 84.12 of 100.
  expect(analyseChart(['壬子', '壬子', '壬申', '庚子']).percent).toEqual([0, 0, 0.9, 15, 84.1])
})

test('of two equal favours the first is the useful one', () => {
  // Fire 0.7 + 0.2 + 0.3, earth 1.1 + 0.1: float sums put earth first.
  const { useful, joyful } = analyseChart(['壬寅', '辛亥', '己酉', '丁卯'])
  expect([useful, joyful]).toEqual(['fire', 'earth'])
})
