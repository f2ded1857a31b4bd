import { checkChart } from './bad-input.ts'
import type { Chart, PillarPlace } from './chart.ts'
import { NATAL_PILLAR_PLACES } from './natal.ts'

/** Texts of the pillars (甲子); null for an unknown hour. */
export type PillarTexts = Readonly<Record<Exclude<PillarPlace, 'hour'>, string>> & { readonly hour: string | null }

/** Returns a chart's pillars as texts (甲子). */
export function pillarTextsOf(chart: Chart): PillarTexts {
  checkChart(chart)
  const { year, month, day, hour } = chart.pillars
  return { year: year.ganzhi, month: month.ganzhi, day: day.ganzhi, hour: hour?.ganzhi ?? null }
}

/** Lists the pillars in which two sets differ. */
export function listDifferingPillars(a: PillarTexts, b: PillarTexts): readonly PillarPlace[] {
  return NATAL_PILLAR_PLACES.filter((place) => a[place] !== b[place])
}
