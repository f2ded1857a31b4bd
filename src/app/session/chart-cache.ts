import { castChart, type Chart } from '#bazi/index.ts'
import { castInputOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'

const cast = new WeakMap<Archive, Chart>()

/** The chart of an archive, memoized by the row object. */
export function getChart(archive: Archive): Chart {
  const known = cast.get(archive)
  if (known) return known
  const chart = castChart(castInputOf(archive))
  cast.set(archive, chart)
  return chart
}

/** Memoizes a computation by chart and key, so that returning to a page needs no recomputation. */
export function memoizeByChart<T>(reckon: (chart: Chart, key: number) => T): (chart: Chart, key: number) => T {
  const kept = new WeakMap<Chart, Map<number, T>>()
  return (chart, key) => {
    const found = kept.get(chart) ?? new Map<number, T>()
    kept.set(chart, found)
    if (!found.has(key)) found.set(key, reckon(chart, key))
    return found.get(key)!
  }
}
