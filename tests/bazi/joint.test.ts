import { describe, expect, test } from 'vitest'
import type { Chart, JointLayers, LayerCode } from '#bazi/index.ts'
import { BadInput, castChart, JOINT_HAN, jointLayersAt, layersAt, names, SIXTY } from '#bazi/index.ts'
import { BRANCH_POINTS, STAR_POINTS, STEM_COMBINE_POINTS } from '#bazi/score-parts.ts'
import { jointRelationWeightOf } from '#bazi/joint-weights.ts'
import type { JointPillarName } from './joint-cases.ts'
import { jointCases, formatOracleLine, formatOracleLines, relationHanNames } from './joint-cases.ts'
import { randomBirths } from './random-births.ts'

/** Creates a chart with these pillars and one luck pillar, `major` from 1950; joint layers use no other field. */
function chartOf(natal: string, major: string | null): Chart {
  const pairs = natal.split(' ').map((text) => SIXTY.find(({ ganzhi }) => ganzhi === text) ?? null)
  const chart = castChart({ ...randomBirths(1, 1)[0]!, local: '1990-05-15T08:30:00', utc: '1990-05-15T00:30:00Z' })
  const [year, month, day, hour = null] = pairs
  const ruling = SIXTY.find(({ ganzhi }) => ganzhi === major)
  const pillars = ruling === undefined ? [] : [{ ...ruling, startDate: '1950-01-01', startYear: 1950, nominalAge: 1 }]
  return {
    ...chart,
    pillars: { year, month, day, hour } as unknown as Chart['pillars'],
    luck: { ...chart.luck, endDate: '2100-01-01', pillars },
  }
}

const noon = (date: string) => ({ local: `${date}T12:00:00`, offsetSeconds: 28_800 })
/** Relations completed by a layer, without stars: `冲 日 流年 - 200`. */
const linesOfLayer = (joint: JointLayers, layer: JointPillarName) =>
  joint.relations.filter(({ type, layers }) => type !== 'star' && layers.at(-1) === layer).map(formatOracleLine)

const layerCodes = Object.keys(names.layers) as LayerCode[]

describe('on 500 random charts and instants', () => {
  const cases = jointCases(500, 11)
  const joints = cases.map(({ chart, moment }) => jointLayersAt(chart, moment))

  test('relations of every kind equal a second implementation', () => {
    const kinds = new Set<string>()
    joints.forEach((joint, i) => {
      const lines = formatOracleLines(joint)
      for (const { type } of joint.relations) kinds.add(type)
      expect(lines.sort(), JSON.stringify(cases[i]!.moment)).toEqual(cases[i]!.lines)
    })
    expect([...kinds].sort()).toEqual(Object.keys(relationHanNames).sort())
  })

  test('pillars and stars equal those of the chart and its layers', () => {
    joints.forEach(({ pillars, relations }, i) => {
      const { chart, moment } = cases[i]!
      const natal = Object.fromEntries(Object.entries(chart.pillars).map(([place, pillar]) => [place, pillar?.ganzhi ?? null]))
      const layers = layersAt(chart, moment)
      const flows = Object.fromEntries(layerCodes.map((code) => [code, layers[code]?.pillar.ganzhi ?? null]))
      expect(pillars).toEqual({ ...natal, ...flows })
      for (const code of layerCodes) {
        const stars = relations.filter((one) => one.type === 'star' && one.layers[0] === code).map(({ star }) => star!)
        expect(new Set(stars)).toEqual(new Set(layers[code]?.stars ?? []))
      }
    })
  })

  test('relations are unique, have layers and are sorted by weight', () => {
    for (const joint of joints) {
      const weights = joint.relations.map(({ weight }) => weight)
      expect(weights.every((weight, i) => Number.isInteger(weight) && weight >= 1 && weight <= (weights[i - 1] ?? 280))).toBe(true)
      expect(joint.relations.every(({ layers }) => layers.length > 0)).toBe(true)
      expect(new Set(formatOracleLines(joint)).size).toBe(joint.relations.length)
    }
  })

  test('relations of a year do not depend on day and hour', () => {
    for (const { chart, moment } of cases) {
      const long = ({ relations }: JointLayers) =>
        relations.filter(({ layers }) => layers.every((layer) => layer === 'major' || layer === 'annual')).map(formatOracleLine)
      const other = { ...moment, local: `${moment.local.slice(0, 11)}${moment.local.slice(11, 13) === '03' ? '15' : '03'}:00:00` }
      const [here, there] = [jointLayersAt(chart, moment), jointLayersAt(chart, other)]
      if (here.pillars.annual === there.pillars.annual && here.pillars.major === there.pillars.major)
        expect(long(there)).toEqual(long(here))
    }
  })

  test('a result is plain data with versions and input', () => {
    const joint = joints[0]!
    expect(JSON.parse(JSON.stringify(joint))).toEqual(joint)
    const { chart, moment } = cases[0]!
    expect(joint).toMatchObject({ engine: chart.engine, rules: chart.rules, input: chart.input, moment })
  })
})

/*
 * By hand. 2026 is 丙午 from 4 February, 2025 乙巳, 2024 甲辰, 1984 甲子, 1990 庚午.
 */
describe('computed by hand', () => {
  test('岁运并临: luck 丙午 in a 丙午 year, without 自刑', () => {
    const joint = jointLayersAt(chartOf('癸卯 癸亥 癸卯 癸亥', '丙午'), noon('2026-06-20'))
    // 丙癸 and 午亥 give only 暗合; 午卯 is 破.
    expect(linesOfLayer(joint, 'annual')).toEqual([
      '岁运并临 大运 流年 - 240',
      '破 日 流年 - 40',
      '破 年 流年 - 30',
      '暗合 月 流年 - 15',
      '暗合 时 流年 - 10',
    ])
  })

  test('伏吟: the year equals the natal day', () => {
    const joint = jointLayersAt(chartOf('癸卯 癸亥 丙午 癸亥', null), noon('2026-06-20'))
    expect(joint.pillars.major).toBeNull()
    expect(linesOfLayer(joint, 'annual')[0]).toBe('伏吟 日 流年 - 240')
    expect(linesOfLayer(joint, 'annual').some((line) => line.startsWith('自刑'))).toBe(false)
  })

  test('反吟: stems control each other and branches clash', () => {
    const joint = jointLayersAt(chartOf('庚子 戊子 壬子 甲子', null), noon('2026-06-20'))
    // 戊 and 甲 are in a generating relation with 丙: their 子 only clashes with 午.
    expect(linesOfLayer(joint, 'annual')).toEqual(['反吟 日 流年 - 280', '反吟 年 流年 - 210', '冲 月 流年 - 150', '冲 时 流年 - 100'])
  })

  test('luck and year clash as pillars or by branch', () => {
    const luckOf = (major: string) => linesOfLayer(jointLayersAt(chartOf('癸酉 癸酉 癸酉 癸酉', major), noon('2026-06-20')), 'annual')
    expect(luckOf('壬子')[0]).toBe('反吟 大运 流年 - 210')
    expect(luckOf('甲子')[0]).toBe('冲 大运 流年 - 150')
  })

  test('三合 completed by a layer suppresses its halves', () => {
    const joint = jointLayersAt(chartOf('癸酉 癸酉 庚申 癸酉', '甲子'), noon('2024-06-20'))
    expect(linesOfLayer(joint, 'major')).toContain('半合 日 大运 水 64')
    expect(linesOfLayer(joint, 'annual')).toContain('三合 日 大运 流年 水 220')
    expect(linesOfLayer(joint, 'annual').filter((line) => /^(半|拱)/.test(line))).toEqual([])
  })

  test('a natal 三合 is not completed again by a layer', () => {
    const joint = jointLayersAt(chartOf('甲申 甲子 甲辰 甲戌', null), noon('1984-06-20'))
    const lines = linesOfLayer(joint, 'annual')
    expect(lines.some((line) => line.startsWith('三合'))).toBe(false)
    expect(lines.filter((line) => line.startsWith('半合'))).toEqual(['半合 日 流年 水 80', '半合 年 流年 水 60'])
  })

  test('三会 and 三刑 include all natal copies', () => {
    const met = jointLayersAt(chartOf('丁巳 丁未 丁巳 丁未', null), noon('2026-06-20'))
    expect(linesOfLayer(met, 'annual')[0]).toBe('三会 年 月 日 时 流年 火 240')
    const punished = jointLayersAt(chartOf('甲寅 甲寅 甲申 甲子', null), noon('2025-06-20'))
    expect(linesOfLayer(punished, 'annual')).toContain('三刑 年 月 日 流年 - 180')
    expect(linesOfLayer(punished, 'annual').some((line) => line.startsWith('刑'))).toBe(false)
  })

  test('填实: a void branch is filled by the same branch only', () => {
    const filled = (natal: string, date: string) =>
      jointLayersAt(chartOf(natal, null), noon(date))
        .relations.filter(({ type }) => type === 'void-filled')
        .map(formatOracleLine)
    // 2019 was 己亥, its May a month of 巳 and 20 May a day of 戌 (丙戌).
    expect(filled('甲寅 乙亥 甲子 甲辰', '2019-05-20')).toEqual(['填实 月 流年 - 60'])
    // A 甲寅 year would leave 子 and 丑 void: voids are computed from the day.
    expect(filled('甲寅 丙子 甲午 甲子', '2020-05-20')).toEqual([])
    expect(filled('甲辰 乙亥 甲子 乙亥', '2019-05-20')).toEqual(['填实 月 时 流年 - 60'])
  })

  test('stars list the pillars that they belong to', () => {
    // 甲 has 天乙 in 丑 and 未; a 子 year branch has 灾煞 in 午, a 甲子 day does not.
    const stars = (natal: string, date: string) => formatOracleLines(jointLayersAt(chartOf(natal, null), noon(date)))
    expect(stars('甲寅 丙寅 甲子 甲子', '2021-06-20')).toContain('神煞 年 日 流年 天乙贵人 100')
    expect(stars('丙寅 丙寅 甲子 甲子', '2021-06-20')).toContain('神煞 日 流年 天乙贵人 100')
    expect(stars('丙子 丙寅 甲子 甲子', '2026-06-20')).toContain('神煞 年 流年 灾煞 15')
  })

  test('without hour or luck there are no relations of it', () => {
    const joint = jointLayersAt(chartOf('庚子 戊子 壬子', null), noon('2026-06-20'))
    expect([joint.pillars.hour, joint.pillars.major]).toEqual([null, null])
    expect(joint.relations.some(({ natal, layers }) => natal.includes('hour') || layers.includes('major'))).toBe(false)
    expect(linesOfLayer(joint, 'annual')).toEqual(['反吟 日 流年 - 280', '反吟 年 流年 - 210', '冲 月 流年 - 150'])
  })
})

test('hourly weights equal the points of the day score', () => {
  for (const [type, [points]] of Object.entries(BRANCH_POINTS))
    expect(jointRelationWeightOf(type as keyof typeof BRANCH_POINTS, null, 'hourly', ['daily']), type).toBe(Math.abs(points))
  for (const [star, points] of Object.entries(STAR_POINTS))
    expect(jointRelationWeightOf('star', star as keyof typeof STAR_POINTS, 'hourly', ['daily']), star).toBe(Math.abs(points))
  expect(jointRelationWeightOf('stem-combine', null, 'hourly', ['daily'])).toBe(STEM_COMBINE_POINTS)
})

test('codes and names are unique', () => {
  const all = Object.values(names).flatMap((table) => (typeof table === 'string' ? [] : Object.entries(table)))
  for (const [code, han] of Object.entries(JOINT_HAN)) {
    expect(all.some(([other]) => other === code)).toBe(false)
    expect(Object.values(names.relations).includes(han as never)).toBe(false)
  }
})

test('rejects an invalid moment', () => {
  const { chart } = jointCases(1, 3)[0]!
  expect(() => jointLayersAt(chart, noon('2026-13-01'))).toThrow(BadInput)
  expect(() => jointLayersAt(chart, noon('2150-01-01'))).toThrow(RangeError)
})
