import { castChart, type Chart } from '#bazi/index.ts'
import { castInputOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'

const cast = new WeakMap<Archive, Chart>()

/** The chart of an archive: cast once for each reading of its row, whichever pages ask. */
export function chartOf(archive: Archive): Chart {
  const known = cast.get(archive)
  if (known) return known
  const chart = castChart(castInputOf(archive))
  cast.set(archive, chart)
  return chart
}

/** Reckons what is asked of a chart once for each key: pages that are left and come back to have it with the tap. */
export function keptByChart<T>(reckon: (chart: Chart, key: number) => T): (chart: Chart, key: number) => T {
  const kept = new WeakMap<Chart, Map<number, T>>()
  return (chart, key) => {
    const found = kept.get(chart) ?? new Map<number, T>()
    kept.set(chart, found)
    if (!found.has(key)) found.set(key, reckon(chart, key))
    return found.get(key)!
  }
}
