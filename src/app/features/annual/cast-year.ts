import { annualViewOf, type AnnualView, type Chart } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { pairOfYear } from '../../calendar/bazi-year.ts'
import { chartOf, keptByChart } from '../../session/chart-of.ts'
import { type PairFacts, pairFactsFor } from '../../terms/pair-facts.ts'

export interface CastYear {
  readonly chart: Chart
  readonly view: AnnualView
  readonly facts: PairFacts
}

const castYearAt = keptByChart((chart, year): CastYear => ({
  chart,
  view: annualViewOf(chart, year),
  facts: pairFactsFor(chart)(pairOfYear(year)),
}))

/** A year of an archive, reckoned here in the same tick: months and seasons have their values whether the book is open or not. */
export const castYearOf = (archive: Archive, year: number): CastYear => castYearAt(chartOf(archive), year)
