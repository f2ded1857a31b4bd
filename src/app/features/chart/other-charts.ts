import { type Alternative, alternatives } from '#bazi/index.ts'
import { castInputOf, openReadingsOf, otherClockOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'

/** Other charts that the birth may as well have, the nearest first. Of an unknown hour only what leaves more than the hour open. */
export function otherChartsOf(archive: Archive): readonly Alternative[] {
  const clocks = [...openReadingsOf(archive), otherClockOf(archive)].filter((clock) => clock !== undefined)
  return alternatives(castInputOf(archive), clocks).filter(({ doubts }) => doubts.some((doubt) => doubt !== 'hour-unknown'))
}
