import type { Chart, JointLayers, JointRelation } from '#bazi/index.ts'
import { castChart, JOINT_HAN, layersAt, names } from '#bazi/index.ts'
import type { OraclePlace, Pillars } from './joint-oracle.ts'
import { computeOracleLines } from './joint-oracle.ts'
import { randomBirths, createNumberGenerator } from './random-births.ts'

export type JointPillarName = keyof JointLayers['pillars']

const HAN: Readonly<Record<JointPillarName, OraclePlace>> = {
  year: '年',
  month: '月',
  day: '日',
  hour: '时',
  major: '大运',
  annual: '流年',
  monthly: '流月',
  daily: '流日',
  hourly: '流时',
}

export const relationHanNames = { ...names.relations, ...JOINT_HAN }

/** Formats a relation in the notation of the second implementation. */
export function formatOracleLine({ type, natal, layers, element, star, weight }: JointRelation): string {
  const towards = star === null ? (element === null ? '-' : names.elements[element]) : names.stars[star]
  return [relationHanNames[type], ...[...natal, ...layers].map((place) => HAN[place]), towards, weight].join(' ')
}

export const formatOracleLines = ({ relations }: JointLayers) => relations.map(formatOracleLine)
export interface JointCase {
  readonly chart: Chart
  readonly moment: { readonly local: string; readonly offsetSeconds: number }
  /** Result of the second implementation, sorted. */
  readonly lines: readonly string[]
}

/** Pillars of the chart and its layers, by their names in 汉字. */
function pillarsOf(chart: Chart, moment: JointCase['moment']): Pillars {
  const { major, annual, monthly, daily, hourly } = layersAt(chart, moment)
  const { year, month, day, hour } = chart.pillars
  const layers = { 大运: major?.pillar, 流年: annual.pillar, 流月: monthly.pillar, 流日: daily.pillar, 流时: hourly.pillar }
  const all = { 年: year, 月: month, 日: day, 时: hour, ...layers }
  return Object.fromEntries(Object.entries(all).map(([place, pillar]) => [place, pillar?.ganzhi ?? null])) as Pillars
}

/** Creates charts, each with a moment up to 110 years after birth; one chart in ten has no hour. */
export function jointCases(count: number, seed: number): readonly JointCase[] {
  const random = createNumberGenerator(seed)
  return randomBirths(count, seed + 1).map((birth): JointCase => {
    const seconds = Math.min(Date.parse(birth.utc) / 1000 + random() * 110 * 31_556_952, Date.UTC(2100, 11, 31) / 1000)
    const local = new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19)
    const moment = { local, offsetSeconds: Math.floor(random() * 25 - 12) * 3600 }
    const chart = castChart({ ...birth, hourUnknown: random() < 0.1 })
    return { chart, moment, lines: computeOracleLines(pillarsOf(chart, moment)).sort() }
  })
}
