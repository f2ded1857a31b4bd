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
