import { describe, expect, test } from 'vitest'
import type { BirthInput, Layer } from '#bazi/index.ts'
import {
  analyseChart,
  annualViewOf,
  BadInput,
  BRANCHES,
  castChart,
  commandOf,
  ganzhiOfText,
  layerOf,
  layersAt,
  matchOf,
  names,
  scorerOf,
  SIXTY,
} from '#bazi/index.ts'
import { commandDaysOf } from '#bazi/command-days.ts'
import { fixtureOf } from './vectors.ts'
import fc from '../support/seeded-fast-check.ts'

const birth: BirthInput = {
  local: '1990-05-15T08:30:00',
  utc: '1990-05-14T23:30:00Z',
  offsetSeconds: 32400,
  lng: 121.4737,
  lat: 31.2304,
  gender: 'male',
  zi: '23',
  solarTime: true,
}
const chart = castChart(birth) // 庚午 辛巳 庚辰 庚辰
const anyText = fc.constantFrom(...SIXTY.map(({ ganzhi }) => ganzhi))
const anyFour = fc.tuple(anyText, anyText, anyText, fc.option(anyText))
const pairOf = (text: string) => ganzhiOfText(text)!
const relationsOf = ({ relations }: Layer) => relations.map(({ type, positions }) => `${type} ${positions.join('')}`)

describe('layers from luck to double-hour', () => {
  test('have their pairs and ten gods', () => {
    const layers = layersAt(chart, { local: '2026-11-20T14:20:00', offsetSeconds: 28800 })
    const { major, annual, monthly, daily, hourly } = layers
    expect([major!, annual, monthly, daily, hourly].map(({ pillar }) => [pillar.ganzhi, names.tenGods[pillar.tenGod!]])).toEqual([
      ['甲申', '偏财'],
      ['丙午', '七杀'],
      ['己亥', '正印'],
      ['戊戌', '偏印'],
      ['己未', '正印'],
    ])
  })

  test('change at midnight, with late 子 hours, and at the jie', () => {
    const at = (local: string) => layersAt(chart, { local, offsetSeconds: 28800 })
    expect([at('2026-11-20T23:30:00').daily.pillar.ganzhi, at('2026-11-20T23:30:00').hourly.pillar.ganzhi]).toEqual(['戊戌', '甲子'])
    expect([at('2026-11-21T00:30:00').daily.pillar.ganzhi, at('2026-11-21T00:30:00').hourly.pillar.ganzhi]).toEqual(['己亥', '甲子'])
    const year = (local: string) => [at(local).annual.pillar.ganzhi, at(local).monthly.pillar.ganzhi]
    expect([year('2025-02-03T22:10:27'), year('2025-02-03T22:10:28')]).toEqual([
      ['甲辰', '丁丑'],
      ['乙巳', '戊寅'],
    ])
  })

  test('have no major layer before luck starts', () => {
    expect(layersAt(chart, { local: '1995-01-01T12:00:00', offsetSeconds: 28800 }).major).toBeNull()
  })

  test('reject an invalid moment', () => {
    expect(() => layersAt(chart, { local: '2026-13-01T00:00:00', offsetSeconds: 28800 })).toThrow(BadInput)
    expect(() => layersAt(chart, { local: '2150-01-01T00:00:00', offsetSeconds: 28800 })).toThrow(RangeError)
  })

  test('have their relations to the chart at distance 1, with triples', () => {
    // 甲戌 year with 庚午 壬午 丙寅: 寅午戌 forms complete fire; 甲庚 clash.
    const layer = layerOf(['庚午', '壬午', '丙寅', null], pairOf('甲戌'))
    expect(relationsOf(layer).sort()).toEqual(['arch-three 2', 'half-three 0', 'half-three 1', 'stem-clash 0', 'three-combine 012'])
    expect(layer.relations.every(({ distance }) => distance === 1)).toBe(true)
  })

  test('have the stars that the chart finds in an outside pair', () => {
    // 甲 has 天乙 in 丑, the trine of 子 has 灾煞 in 午, and the decade of 甲子 leaves 戌 void.
    expect(layerOf(['甲子', '丙寅', '甲子', null], pairOf('乙丑')).stars.map((code) => names.stars[code])).toContain('天乙贵人')
    expect(layerOf(['甲子', '丙寅', '甲子', null], pairOf('甲午')).stars.map((code) => names.stars[code])).toContain('灾煞')
    expect(layerOf(['甲子', '丙寅', '甲子', null], pairOf('甲戌')).stars.map((code) => names.stars[code])).toContain('空亡')
  })

  test('never have stars that belong to the day pillar alone', () => {
    fc.assert(
      fc.property(anyFour, fc.constantFrom(...SIXTY), (four, pair) => {
        const { stars } = layerOf(four, pair)
        expect(stars.filter((code) => /^(kuigang|yinchayangcuo|shiedabai|guluansha|tianshe|sifei)$/.test(code))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe('the annual view', () => {
  const view = annualViewOf(chart, 2026)

  test('has twelve months with the scores of their pairs', () => {
    expect([view.year, view.pillar.ganzhi, view.months.length]).toEqual([2026, '丙午', 12])
    expect(view.months[0]).toMatchObject({ ganzhi: '庚寅', jie: { name: '立春' } })
    const { pairOf: scoreOf } = scorerOf(chart)
    for (const { ganzhi, score, parts } of view.months) {
      expect({ score, parts }).toMatchObject({ score: scoreOf(pairOf(ganzhi)).score })
      expect(parts.every(({ code }) => !/^(duty|path)/.test(code))).toBe(true)
    }
  })

  test('has four seasons with the means of their months', () => {
    expect(view.seasons.map(({ season }) => names.seasons[season]).join('')).toBe('春夏秋冬')
    view.seasons.forEach(({ score }, i) => {
      const three = view.months.slice(i * 3, i * 3 + 3).map((month) => month.score)
      expect(Math.abs(score - three.reduce((sum, each) => sum + each, 0) / 3)).toBeLessThanOrEqual(0.5)
    })
  })

  test('works without an hour', () => {
    expect(annualViewOf(castChart({ ...birth, hourUnknown: true }), 2026).months).toHaveLength(12)
  })
})

describe('two charts', () => {
  test('have relations across, with triples', () => {
    const { relations } = matchOf(['庚午', '壬午', '丙寅', null], ['甲戌', '甲戌', '己巳', '甲戌'])
    expect(relations).toContainEqual({ type: 'stem-clash', own: [0], other: [0], element: null })
    expect(relations).toContainEqual({ type: 'three-combine', own: [0, 1, 2], other: [0, 1, 3], element: 'fire' })
    expect(relations).toContainEqual({ type: 'punish', own: [2], other: [2], element: null })
  })

  test('have the ten gods of each other’s stems', () => {
    const { first, second } = matchOf(['甲子', '丙寅', '甲子', null], ['辛未', '辛卯', '辛未', '己丑'])
    expect(first.gods.map((god) => names.tenGods[god])).toEqual(['正官', '正官', '正官', '正财'])
    expect(second.gods.map((god) => names.tenGods[god])).toEqual(['正财', '正官', '正财'])
  })

  test('give mirrored results in reverse order', () => {
    fc.assert(
      fc.property(anyFour, anyFour, (a, b) => {
        const [there, back] = [matchOf(a, b), matchOf(b, a)]
        expect([back.first, back.second]).toEqual([there.second, there.first])
        const texts = (relations: readonly { type: string; own: readonly number[]; other: readonly number[] }[], turn: boolean) =>
          relations
            .map(({ type, own, other }) => [type, ...(turn ? [other, own] : [own, other]).map((each) => each.join())].join(' '))
            .sort()
        expect(texts(back.relations, true)).toEqual(texts(there.relations, false))
        expect(Math.abs(there.first.lent.reduce((sum, each) => sum + each, 0) - there.first.sum)).toBeLessThan(0.04)
      }),
      { numRuns: 500 },
    )
  })

  test('lend elements exact to the hundredth', () => {
    fc.assert(
      fc.property(anyFour, anyFour, (a, b) => {
        const { favour } = analyseChart(a)
        // Tenths of a percent times hundredths are whole 100,000ths, rounded half up.
        const units = analyseChart(b).percent.map((each, e) => BigInt(Math.round(each * 10)) * BigInt(Math.round(favour[e]! * 100)))
        const hundredths = (value: bigint) => Number((value + 500n + 1_000_000n) / 1000n - 1000n) / 100
        const { lent, sum } = matchOf(a, b).first
        expect([...lent, sum]).toEqual([...units, units.reduce((total, each) => total + each, 0n)].map(hundredths))
      }),
      { numRuns: 500 },
    )
  })

  test('lend what one has and the other favours', () => {
    // Deng's chart is 71.5 % water; Trump's chart (§15) favours water by 2.3.
    const { first } = matchOf(['丙戌', '甲午', '己未', '己巳'], ['甲辰', '壬申', '戊子', '壬子'])
    expect(first.lent[4]).toBe(Math.round(71.5 * 2.3) / 100)
    expect(first.sum).toBeGreaterThan(1)
  })
})

describe('days of command', () => {
  test('equal the rules', () => {
    const { siling } = fixtureOf<{ siling: Readonly<Record<string, readonly (readonly [string, number])[]>> }>('bazi-tables.json')
    const ours = Object.fromEntries(
      BRANCHES.map((branch) => [names.branches[branch], commandDaysOf(branch).map(({ stem, days }) => [names.stems[stem], days])]),
    )
    expect(ours).toEqual(siling)
  })

  test('count from the jie and end with the month', () => {
    const commandAt = (utc: string) => commandOf(castChart({ ...birth, local: utc.slice(0, 19), utc, offsetSeconds: 0 }))
    // 立夏 1990-05-05T18:35:26Z: 戊 for 5 days, 庚 for 9, 丙 for 16 and on to 芒种, 5 June 22:46:18Z.
    expect(commandAt('1990-05-05T18:35:26Z')).toEqual({ stem: 'wu', daysSinceJie: 0 })
    expect(commandAt('1990-05-10T18:35:25Z').stem).toBe('wu')
    expect(commandAt('1990-05-10T18:35:26Z').stem).toBe('geng')
    expect(commandAt('1990-05-19T18:35:26Z').stem).toBe('bing')
    expect(commandAt('1990-06-05T22:46:17Z')).toEqual({ stem: 'bing', daysSinceJie: 31 })
  })
})
