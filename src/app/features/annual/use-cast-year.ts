import { useMemo } from 'react'
import { annualViewOf, type AnnualView, castChart, type Chart } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'
import { pairOfYear, formatUtcSeconds } from '../../calendar/bazi-year.ts'
import { type PairFacts, createPairAnalyser } from '../../terms/pair-facts.ts'

/** Chart of an archive, its annual view for one year, and the facts of the year's pair for this chart. */
export interface ComputedYear {
  readonly chart: Chart
  readonly view: AnnualView
  readonly facts: PairFacts
}

/** Computes a year of an archive on the device, synchronously; months and seasons have scores even if the book is locked. */
export function useComputedYear(archive: Archive, year: number): ComputedYear {
  const chart = useMemo(() => castChart(toBirthInput(archive)), [archive])
  return useMemo(() => ({ chart, view: annualViewOf(chart, year), facts: createPairAnalyser(chart)(pairOfYear(year)) }), [chart, year])
}

/** Returns the index of the month that contains `now`; undefined if `now` is outside the year. */
export function findPresentMonthIndex({ months }: AnnualView, now: Date): number | undefined {
  const utc = formatUtcSeconds(now)
  const found = months.findIndex(({ jie, endUtc }) => jie.utc <= utc && utc < endUtc)
  return found < 0 ? undefined : found
}
