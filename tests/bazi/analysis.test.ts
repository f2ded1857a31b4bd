import { describe, expect, test } from 'vitest'
import type { Analysis, ElementCode, NatalSource } from '#bazi/index.ts'
import { analyseChart, BadInput, castChart, ELEMENTS, names, SIXTY } from '#bazi/index.ts'
import { birthOfCase, fixtureOf, sharedCases } from './vectors.ts'
import fc from '../support/seeded-fast-check.ts'

const anyText = fc.constantFrom(...SIXTY.map(({ ganzhi }) => ganzhi))
const anyFour = fc.tuple(anyText, anyText, anyText, fc.option(anyText))
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe('any three or four pillars', () => {
  test('have percentages in tenths that add up to 100.0', () => {
    fc.assert(
      fc.property(anyFour, (four) => {
        const tenths = analyseChart(four).percent.map((each) => Math.round(each * 10))
        expect(sum(tenths)).toBe(1000)
        for (const each of tenths) expect(each).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 3000 },
    )
  })

  test('have percentages that equal their points before rounding', () => {
    fc.assert(
      fc.property(anyFour, (four) => {
        const { parts, percent } = analyseChart(four)
        const total = sum(parts.map(({ points }) => points))
        ELEMENTS.forEach((code, e) => {
          const own = sum(parts.filter(({ element }) => element === code).map(({ points }) => points))
          expect(Math.abs((own / total) * 100 - percent[e]!)).toBeLessThan(0.1)
        })
      }),
      { numRuns: 500 },
    )
  })

  test('have contributions that add up to the favour', () => {
    fc.assert(
      fc.property(anyFour, (four) => {
        const { contributions, favour } = analyseChart(four)
        ELEMENTS.forEach((code, e) => {
          const own = sum(contributions.filter(({ element }) => element === code).map(({ points }) => points))
          expect(Math.abs(own - favour[e]!)).toBeLessThanOrEqual(0.005001)
        })
      }),
      { numRuns: 500 },
    )
  })

  test('assign the five roles to five elements by favour', () => {
    fc.assert(
      fc.property(anyFour, (four) => {
        const { useful, joyful, adverse, enemy, idle, favour } = analyseChart(four)
        const of = (element: ElementCode) => favour[ELEMENTS.indexOf(element)]!
        expect(new Set([useful, joyful, adverse, enemy, idle]).size).toBe(5)
        expect([of(useful), of(adverse)]).toEqual([Math.max(...favour), Math.min(...favour)])
      }),
      { numRuns: 3000 },
    )
  })

  test('give plain, deterministic data with stars for each pillar', () => {
    fc.assert(
      fc.property(anyFour, (four) => {
        const before = [...four]
        const analysis = analyseChart(four)
        expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis)
        expect(analyseChart(four)).toEqual(analysis)
        expect(four).toEqual(before)
        expect(analysis.stars).toHaveLength(four[3] === null ? 3 : 4)
        for (const { positions } of analysis.relations) expect(Math.max(...positions)).toBeLessThan(analysis.stars.length)
      }),
      { numRuns: 500 },
    )
  })
})

test('a chart and the texts of its pillars give the same analysis', () => {
  for (const one of sharedCases.slice(0, 50)) {
    const birth = birthOfCase(one)
    expect(analyseChart(castChart(birth))).toEqual(analyseChart(one.expect.pillars))
    const [year, month, day] = one.expect.pillars as [string, string, string]
    expect(analyseChart(castChart({ ...birth, hourUnknown: true }))).toEqual(analyseChart([year, month, day, null]))
  }
})

test.each<[string, string, NatalSource]>([
  ['year', 'format', ['甲丑', '丙寅', '庚辰', '丁丑']],
  ['month', 'missing', ['甲子']],
  ['day', 'format', ['甲子', '丙寅', '', null]],
  ['hour', 'format', ['甲子', '丙寅', '庚辰', 'x']],
])('rejects an invalid %s by name (%s)', (field, reason, source) => {
  expect(() => analyseChart(source)).toThrow(BadInput)
  expect(() => analyseChart(source)).toThrow(expect.objectContaining({ field, reason }))
})

describe('relations', () => {
  test('have the distance between their first and last position', () => {
    // 癸卯 己未 甲子 乙亥 has 亥卯未 in year, month and hour.
    const { relations } = analyseChart(['癸卯', '己未', '甲子', '乙亥'])
    expect(relations.find(({ type }) => type === 'three-combine')).toEqual({
      type: 'three-combine',
      positions: [0, 1, 3],
      element: 'wood',
      distance: 3,
    })
    for (const { positions, distance } of relations) expect(distance).toBe(positions.at(-1)! - positions[0]!)
  })
})

describe('三奇', () => {
  // 甲戊庚, 乙丙丁 and 壬癸辛 in a row count; other orders of the same stems do not.
  test.each([
    [['甲子', '戊辰', '庚午', null], [[0, 1, 2]]],
    [['庚午', '戊辰', '甲子', null], [[0, 1, 2]]],
    [['甲子', '乙丑', '丙寅', '丁卯'], [[1, 2, 3]]],
    [['戊辰', '辛未', '癸酉', '壬申'], [[1, 2, 3]]],
    [['戊辰', '甲子', '庚午', null], []],
    [['甲子', '乙丑', '丁卯', '丙寅'], []],
  ] as const)('%j: %j', (four, positions) => expect(analyseChart(four).wonders).toEqual(positions))
})

test('conception and life palace follow the rules', () => {
  // Month 申 is 7, hour 未 is 6: 14 − 13 = 1, 寅, of a 癸 year 甲寅. Month 辛酉: 壬 and 子.
  expect(analyseChart(['癸亥', '庚申', '庚戌', '癸未']).lifePalace?.ganzhi).toBe('甲寅')
  // 丑 month is 12, 丑 hour is 12: 26 − 24 = 2, 卯, of a 甲 year 丁卯.
  expect(analyseChart(['甲子', '丁丑', '庚戌', '丁丑']).lifePalace?.ganzhi).toBe('丁卯')
  // 子 hour of a 丑 month: 12 + 11 = 23, 26 − 23 = 3, 辰.
  expect(analyseChart(['甲子', '丁丑', '庚戌', '丙子']).lifePalace?.ganzhi).toBe('戊辰')
  expect(analyseChart(['甲子', '丁丑', '庚戌', null]).lifePalace).toBeNull()
  expect(analyseChart(['癸亥', '辛酉', '庚戌', null]).conception.ganzhi).toBe('壬子')
})

test('the climate table equals all 120 cells of the rules', () => {
  const { tiaohou } = fixtureOf<{ tiaohou: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> }>('bazi-tables.json')
  const ours = Object.fromEntries(
    Object.keys(tiaohou).map((stem) => [
      stem,
      Object.fromEntries(
        Object.keys(tiaohou[stem]!).map((branch) => {
          const month = SIXTY.find(({ ganzhi }) => ganzhi.endsWith(branch))!
          const day = SIXTY.find(({ ganzhi }) => ganzhi.startsWith(stem))!
          return [branch, analyseChart(['甲子', month.ganzhi, day.ganzhi, null]).wanted.map((code) => names.stems[code])]
        }),
      ),
    ]),
  )
  expect(ours).toEqual(tiaohou)
})

test('distinguishes 得令, 得地 and 得势', () => {
  // Three charts: 甲 in 卯 with roots and helpers; 甲 in 申 with neither; 甲 in 酉 with a root in 亥 only.
  const signs = (four: readonly string[]) => {
    const { inSeason, isRooted, isSupported } = analyseChart(four).strength
    return [inSeason, isRooted, isSupported]
  }
  expect(signs(['甲寅', '丁卯', '甲寅', '乙亥'])).toEqual([true, true, true])
  expect(signs(['戊戌', '庚申', '甲午', '庚午'])).toEqual([false, false, false])
  expect(signs(['戊戌', '辛酉', '甲午', '乙亥'])).toEqual([false, true, false])
})

test('random births have the frequencies of the rules', () => {
  // 6,000 births from 1930 on, about five and a half days apart, at all hours.
  const found = Array.from({ length: 6000 }, (_, i) => {
    const at = Date.UTC(1930, 0, 1) / 1000 + i * 473_353
    const utc = `${new Date(at * 1000).toISOString().slice(0, 19)}Z`
    return analyseChart(
      castChart({ local: utc.slice(0, 19), utc, offsetSeconds: 0, lng: 0, lat: 51, gender: 'male', zi: '23', solarTime: true }),
    )
  })
  expect(found.length).toBe(6000)
  const percentOf = (isIt: (one: Analysis) => boolean) => (found.filter(isIt).length * 100) / found.length
  // Percentages of 20,000 births from B-15 and B-16; these 6,000 births must come within 1.5 points.
  Object.entries({ jiruo: 9, shenruo: 28, pianruo: 19, zhonghe: 17, pianqiang: 14, shenqiang: 12, jiqiang: 2 }).forEach(([code, share]) =>
    expect(Math.abs(percentOf(({ strength }) => strength.class === code) - share), code).toBeLessThan(1.5),
  )
  const patterns: readonly [RegExp, number][] = [
    [/^从[儿财杀势]/, 4.2],
    [/^(曲直|炎上|稼穑|从革|润下|从强)/, 0.7],
    [/^化/, 0.5],
    [/^(建禄|羊刃|月劫)/, 16],
  ]
  for (const [name, share] of patterns)
    expect(Math.abs(percentOf(({ pattern }) => name.test(names.patterns[pattern])) - share), `${name}`).toBeLessThan(1)
})
