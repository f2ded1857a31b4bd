import type { Analysis } from './analysis.ts'
import { analyseChart } from './analysis.ts'
import { checkChart } from './bad-input.ts'
import type { Chart } from './chart.ts'
import { castChart } from './chart.ts'
import { listDifferingPillars, pillarTextsOf } from './pillar-texts.ts'
import type { School, SchoolKey, SchoolSwitch } from './school.ts'
import { SCHOOL_SWITCHES } from './school.ts'

/** Part of a chart that a switch can change: year or hour pair, luck, stars, or points with the results computed from the points. */
export type SchoolPart = 'year' | 'hour' | 'luck' | 'stars' | 'points'

/** Effect of toggling one switch for a birth. */
export interface OtherSchool {
  readonly switch: SchoolSwitch
  /** Whether the switch is on in the given chart; toggling then restores the default rule. */
  readonly isOn: boolean
  /** School of the resulting chart. */
  readonly school: School
  readonly chart: Chart
  readonly analysis: Analysis
  /** Parts that would change; empty: the chart stays the same. */
  readonly differs: readonly SchoolPart[]
}

const isAlike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Computes for every school switch what toggling it would change in this chart. */
export function otherSchoolsOf(chart: Chart): readonly OtherSchool[] {
  checkChart(chart)
  const now = analyseChart(chart)
  const { school = {} } = chart.input
  return SCHOOL_SWITCHES.map((each) => {
    const [key, value] = each.split(':') as [SchoolKey, string]
    const { [key]: set, ...others } = school
    const isOn = set === value
    const turned: School = isOn ? others : { ...others, [key]: value }
    const other = castChart({ ...chart.input, school: turned })
    const analysis = analyseChart(other)
    const pairs = listDifferingPillars(pillarTextsOf(chart), pillarTextsOf(other))
    const differs: readonly (readonly [SchoolPart, boolean])[] = [
      ['year', pairs.includes('year')],
      ['hour', pairs.includes('hour')],
      ['luck', !isAlike(chart.luck, other.luck)],
      ['stars', !isAlike(now.stars, analysis.stars)],
      ['points', !isAlike(now.parts, analysis.parts)],
    ]
    return { switch: each, isOn, school: turned, chart: other, analysis, differs: differs.flatMap(([part, is]) => (is ? [part] : [])) }
  })
}
