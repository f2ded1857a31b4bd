import { checkCondition, checkChart } from './bad-input.ts'
import type { Chart } from './chart.ts'
import type { Ganzhi } from './cycle.ts'
import { ganzhiAt } from './cycle.ts'

/** A year with its small luck 小运. `nominalAge` is 虚岁: one in the calendar year of birth. */
export interface SmallLuckYear {
  readonly year: number
  readonly nominalAge: number
  /** null for an unknown hour. */
  readonly pair: Ganzhi | null
}

/** Small luck 小运 of a nominal age 1–200, from the hour pair in the direction of luck (《三命通会》论小运). null for an unknown hour. */
export function smallLuckOf(chart: Chart, nominalAge: number): Ganzhi | null {
  checkChart(chart)
  checkCondition(Number.isInteger(nominalAge) && nominalAge >= 1 && nominalAge <= 200, 'nominalAge', 'range')
  const { hour } = chart.pillars
  return hour && ganzhiAt(hour.index + (chart.luck.forward ? nominalAge : -nominalAge))
}

/** 童限: years from birth to the year before luck starts, each with its small luck; empty if luck starts in the year of birth. */
export function childYearsOf(chart: Chart): readonly SmallLuckYear[] {
  checkChart(chart)
  const [first] = chart.luck.pillars
  const { startYear, nominalAge } = first!
  return Array.from({ length: nominalAge - 1 }, (_, i) => ({
    year: startYear - nominalAge + 1 + i,
    nominalAge: i + 1,
    pair: smallLuckOf(chart, i + 1),
  }))
}
