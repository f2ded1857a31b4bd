import { useMemo } from 'react'
import { analyseChart, type BirthInput, castChart, ELEMENTS, type Chart, type Receipt, receiptOf, type StarCode } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { castInputOf } from '#birth/index.ts'
import type { Shares } from './passage.ts'

export interface CastArchive {
  readonly chart: Chart
  readonly receipt: Receipt
  /** Of each element, 0 to 1, one in all. */
  readonly shares: Shares
  /** Those of the year, the month, the day and the hour. */
  readonly stars: readonly (readonly StarCode[])[]
}

/** The chart of an archive and how it came about, in the same tick: no network, nothing stored. */
export function useChart(archive: Archive): CastArchive {
  return useMemo(() => castOf(castInputOf(archive)), [archive])
}

export function castOf(input: BirthInput): CastArchive {
  const chart = castChart(input)
  const { percent, stars } = analyseChart(chart)
  const shares = Object.fromEntries(ELEMENTS.map((element, at) => [element, percent[at]! / 100])) as Shares
  return { chart, receipt: receiptOf(chart), shares, stars }
}
