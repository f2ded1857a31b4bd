import { useMemo } from 'react'
import { castChart, type Chart, type Receipt, receiptOf } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { castInputOf } from '#birth/index.ts'

export interface CastArchive {
  readonly chart: Chart
  readonly receipt: Receipt
}

/** The chart of an archive and how it came about, in the same tick: no network, nothing stored. */
export function useChart(archive: Archive): CastArchive {
  return useMemo(() => {
    const chart = castChart(castInputOf(archive))
    return { chart, receipt: receiptOf(chart) }
  }, [archive])
}
