import { check, checkChart } from './bad-input.ts'
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

/**
 * Small luck 小运 of a nominal age: counted from the hour pair, the first year being the next pair, in the direction of luck
 * (《三命通会》论小运, the method of 醉醒子). null for an unknown hour. @throws BadInput (`chart`, or `nominalAge` unless it is 1–200)
 */
export function smallLuckOf(chart: Chart, nominalAge: number): Ganzhi | null {
  checkChart(chart)
  check(Number.isInteger(nominalAge) && nominalAge >= 1 && nominalAge <= 200, 'nominalAge', 'range')
  const { hour } = chart.pillars
  return hour && ganzhiAt(hour.index + (chart.luck.forward ? nominalAge : -nominalAge))
}

/** 童限: the years from birth until the one before the first cycle, each with its small luck; empty if luck starts in the year of birth. */
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
