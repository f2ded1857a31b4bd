import { useMemo } from 'react'
import { analyseChart, type BirthInput, castChart, ELEMENTS, type Chart, type Receipt, receiptOf, type StarCode } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { castInputOf } from '#birth/index.ts'
import type { ElementShares } from './element-flow.ts'

export interface ChartWithReceipt {
  readonly chart: Chart
  readonly receipt: Receipt
  /** Share of each element, 0 to 1; the sum is 1. */
  readonly shares: ElementShares
  /** Stars of each pillar, in the order year, month, day, hour. */
  readonly stars: readonly (readonly StarCode[])[]
}

/** Computes the chart of an archive with its receipt (calculation steps), synchronously on the device. */
export function useChart(archive: Archive): ChartWithReceipt {
  return useMemo(() => castWithReceipt(castInputOf(archive)), [archive])
}

/** Casts a chart and computes its receipt, element shares and stars. */
export function castWithReceipt(input: BirthInput): ChartWithReceipt {
  const chart = castChart(input)
  const { percent, stars } = analyseChart(chart)
  const shares = Object.fromEntries(ELEMENTS.map((element, at) => [element, percent[at]! / 100])) as ElementShares
  return { chart, receipt: receiptOf(chart), shares, stars }
}
