import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import type { Ganzhi } from '#bazi/index.ts'
import { BRANCHES, ELEMENTS, elementOfStem, ganzhiOfText, HIDDEN_STEMS, SIXTY } from '#bazi/index.ts'
import type { Natal, Power } from '#readings/daily/index.ts'
import { bandOf, powerOf, powerOfPillar } from '#readings/daily/index.ts'

function pairOf(text: string): Ganzhi {
  const pair = ganzhiOfText(text)
  if (pair === null) throw new Error(`${text} is no pair`)
  return pair
}
function natalOf(pillars: string): Natal {
  const [year, month, day] = pillars.split(' ').map(pairOf) as [Ganzhi, Ganzhi, Ganzhi]
  return { year, month, day }
}
const codesOf = (power: Power) => power.parts.map((part) => (part.natal === null ? part.code : `${part.code} ${part.pillar}`))
const pointsOf = (power: Power) => power.parts.reduce((sum, part) => sum + part.points, 0)

const anyPair = fc.constantFrom(...SIXTY)
const anyNatal = fc.record({ year: anyPair, month: anyPair, day: anyPair })
const anyBranch = fc.constantFrom(...BRANCHES)

// Bazi rules §15: pillars, f of the five elements (wood fire earth metal water), value of 2026-01-01 with them.
const WORKED = [
  ['癸巳 甲子 丁酉', [0.91, 0.8, -0.39, -0.24, -0.61], 57],
  ['丁亥 庚戌 己巳', [0.42, 0.02, -0.19, 0.13, 0.31], 31],
  ['甲辰 壬申 戊子', [0.8, -2, -1.5, 1.2, 2], 70],
  ['戊戌 甲寅 丁卯', [-0.65, -1.5, 0.95, 1, 1], 66],
  ['乙未 戊寅 丙辰', [-0.45, -0.48, 0.33, 0.72, 0.59], 64],
  ['乙未 戊寅 丙辰', [-0.05, 0.55, 0.04, 0.26, 0.33], 65],
  ['丙戌 甲午 己未', [0.6, -1.25, -1, 0.7, 2.3], 70],
  ['辛丑 乙未 己巳', [0.19, 0.02, -0.19, 0.18, 1.35], 39],
  ['甲申 壬申 乙巳', [0.18, 0.14, -0.08, -0.25, 0.45], 34],
  ['壬子 壬子 壬申', [1.2, -1, -2, 1.3, 1.6], 65],
  ['戊戌 戊辰 甲戌', [-1.5, 1.2, 2, 0.8, -2], 25],
  ['甲寅 丁卯 甲寅', [1.6, 1.2, -1, -2, 1.3], 83],
] as const

describe('the twelve worked charts on 1 January 2026 (乙亥 of 戊子)', () => {
  const day = pairOf('乙亥')

  /** The one term that this version leaves out, so that the rest can be held against the worked values. */
  function elementTerm(f: readonly number[]) {
    const at = (stem: Ganzhi['stem']) => Math.min(2, Math.max(-2, f[ELEMENTS.indexOf(elementOfStem(stem))]!))
    const hidden = HIDDEN_STEMS[day.branch].reduce((sum, { stem, weight }) => sum + (weight / 100) * at(stem), 0)
    return 8 * (0.4 * at(day.stem) + 0.6 * hidden)
  }

  test('are twelve', () => expect(WORKED).toHaveLength(12))

  test.each(WORKED)('%s with %j is %i', (pillars, f, value) => {
    const points = pointsOf(powerOf(natalOf(pillars), day, 'zi'))
    expect(Math.round(62 + 1.8 * (points + elementTerm(f)))).toBe(value)
  })
})

test('every part has its points from the rule', () => {
  const natal = natalOf('甲子 丙寅 戊辰')
  // 戌: clashes with the natal day 辰 (−10), half-combines with the month 寅 only by arch (0), void of 甲子's decade (−3)
  const power = powerOf(natal, pairOf('戊戌'), 'hai')
  expect(power.parts.map(({ code, points, pillar, natal: own }) => [code, points, pillar, own])).toEqual([
    ['clash', -10, 'day', 'chen'],
    ['void', -3, 'day', null],
    ['duty-poor', -3, null, null],
    ['path-yellow', 2, null, null],
  ])
  expect(power.score).toBe(Math.round(62 + 1.8 * -14))
  expect(power.band).toBe('quiet')
})

test.each([
  ['甲子 丙寅 戊寅', '己亥', ['six-combine day', 'break day', 'six-combine month', 'break month']],
  ['甲子 丙寅 戊子', '癸丑', ['six-combine day', 'six-combine year', 'stem-combine', 'nobleman']],
  ['甲寅 丙寅 丁酉', '丙寅', ['robbery']],
  ['甲寅 丙寅 庚申', '丙寅', ['clash day']],
  ['甲午 丙午 甲午', '庚午', ['punish day', 'punish year', 'punish month']],
  ['乙丑 丙寅 丁未', '乙丑', ['clash day']],
])('%s meets %s with %j', (pillars, day, codes) => {
  expect(codesOf(powerOfPillar(natalOf(pillars), pairOf(day)))).toEqual(expect.arrayContaining(codes))
})

test('寅申 and 丑未 are a clash and no punishment', () => {
  for (const [a, b] of [['庚寅', '甲申'], ['丁丑', '己未']] as const)
    expect(codesOf(powerOfPillar(natalOf(`甲午 丙午 ${a}`), pairOf(b)))).not.toContain('punish day')
})

test('what two branches are to each other does not depend on which is the day', () => {
  const own = (power: Power) => power.parts.filter((part) => part.natal !== null && part.pillar === 'day').map((part) => part.code)
  fc.assert(fc.property(anyPair, anyPair, (a, b) => {
    const there = powerOfPillar({ year: a, month: a, day: a }, b)
    const back = powerOfPillar({ year: b, month: b, day: b }, a)
    expect(own(there)).toEqual(own(back))
  }))
})

test('a value is between 5 and 99, is the sum of its parts, and is the same each time', () => {
  fc.assert(fc.property(anyNatal, anyPair, anyBranch, (natal, day, month) => {
    const power = powerOf(natal, day, month)
    expect(power.score).toBe(Math.min(99, Math.max(5, Math.round(62 + 1.8 * pointsOf(power)))))
    expect(power.parts.every((part) => part.points !== 0)).toBe(true)
    expect(power.band).toBe(bandOf(power.score))
    expect(powerOf(natal, day, month)).toEqual(power)
  }), { numRuns: 2_000 })
})

test.each([[99, 'great'], [80, 'great'], [79, 'good'], [68, 'good'], [67, 'even'], [55, 'even'], [54, 'careful'], [42, 'careful'], [41, 'quiet'], [5, 'quiet']])(
  '%i is a day called %s', (score, band) => {
    expect(bandOf(score)).toBe(band)
  },
)
