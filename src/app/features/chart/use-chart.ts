import { useMemo } from 'react'
import {
  analyseChart,
  type BirthInput,
  castChart,
  ELEMENTS,
  type Chart,
  type ElementCode,
  type Receipt,
  receiptOf,
  type StarCode,
} from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { toBirthInput } from '#birth/index.ts'
import { wallClockAt } from '#places/index.ts'

export type ElementShares = Readonly<Record<ElementCode, number>>

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
  return useMemo(() => castWithReceipt(toBirthInput(archive)), [archive])
}

/** Casts a chart and computes its receipt, element shares and stars. */
export function castWithReceipt(input: BirthInput): ChartWithReceipt {
  const chart = castChart(input)
  const { percent, stars } = analyseChart(chart)
  const shares = Object.fromEntries(ELEMENTS.map((element, at) => [element, percent[at]! / 100])) as ElementShares
  return { chart, receipt: receiptOf(chart), shares, stars }
}

/** Formats an ISO instant as clock time at the birthplace, with the UTC offset at birth: `YYYY-MM-DDTHH:mm:ss`. */
export function formatBirthplaceClock({ offsetSeconds }: Pick<Receipt, 'offsetSeconds'>, utc: string): string {
  return wallClockAt(utc, offsetSeconds)
}
