import { type Alternative, findAlternatives, TOLERANCE_SECONDS } from '#bazi/index.ts'
import { castInputOf, listOpenReadings, otherClockOf } from '#birth/index.ts'
import type { Archive } from '#contract/archive.ts'

/**
 * Lists other charts within the precision of the birth time, nearest first. For an unknown hour, only those that depend on more than the
 * hour.
 */
export function listAlternativeCharts(archive: Archive): readonly Alternative[] {
  const clocks = [...listOpenReadings(archive), otherClockOf(archive)].filter((clock) => clock !== undefined)
  const within = Math.max(TOLERANCE_SECONDS, archive.told_within ?? 0)
  return findAlternatives(castInputOf(archive), clocks, within).filter(({ doubts }) => doubts.some((doubt) => doubt !== 'hour-unknown'))
}
