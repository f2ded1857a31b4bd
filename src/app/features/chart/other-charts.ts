import { type Alternative, alternatives, TOLERANCE_SECONDS } from '#bazi/index.ts'
import { castInputOf, openReadingsOf, otherClockOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'

/** Other charts that the birth may as well have within what is known of its time, the nearest first. Of an unknown hour only what leaves more than the hour open. */
export function otherChartsOf(archive: Archive): readonly Alternative[] {
  const clocks = [...openReadingsOf(archive), otherClockOf(archive)].filter((clock) => clock !== undefined)
  const within = Math.max(TOLERANCE_SECONDS, archive.told_within ?? 0)
  return alternatives(castInputOf(archive), clocks, within).filter(({ doubts }) => doubts.some((doubt) => doubt !== 'hour-unknown'))
}
