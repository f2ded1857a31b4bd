import { castChart, type Chart } from '#bazi/index.ts'
import { toBirthInput } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'

const cast = new WeakMap<Archive, Chart>()

/** Returns the chart of an archive, memoized by the identity of the archive row. */
export function getArchiveChart(archive: Archive): Chart {
  const known = cast.get(archive)
  if (known) return known
  const chart = castChart(toBirthInput(archive))
  cast.set(archive, chart)
  return chart
}

/** Returns a version of `compute` memoized by chart and key, so that returning to a page needs no recomputation. */
export function memoizeByChart<T>(compute: (chart: Chart, key: number) => T): (chart: Chart, key: number) => T {
  const cache = new WeakMap<Chart, Map<number, T>>()
  return (chart, key) => {
    const found = cache.get(chart) ?? new Map<number, T>()
    cache.set(chart, found)
    if (!found.has(key)) found.set(key, compute(chart, key))
    return found.get(key)!
  }
}
