import { type Alternative, alternatives } from '#bazi/index.ts'
import type { Archive } from '#contract/archive.ts'
import { castInputOf } from '#device/archives/cast-input.ts'
import { isKnownZone, type LocalKind, readingsOf } from '#places/index.ts'

/** How the birthplace's clock stood to the time that was written. */
export function clockKindOf({ birthday, zone }: Archive): LocalKind {
  return isKnownZone(zone) ? readingsOf({ local: birthday, zone }).kind : 'normal'
}

/** Readings that the person could not choose between; an answer closes the question. */
function openReadingsOf(archive: Archive) {
  if (archive.disambiguation !== 'compatible' || clockKindOf(archive) === 'normal') return []
  return readingsOf({ local: archive.birthday, zone: archive.zone }).readings
}

/** Other charts that the birth may as well have, the nearest first. Of an unknown hour only what leaves more than the hour open. */
export function otherChartsOf(archive: Archive): readonly Alternative[] {
  return alternatives(castInputOf(archive), openReadingsOf(archive)).filter(({ doubts }) =>
    doubts.some((doubt) => doubt !== 'hour-unknown'),
  )
}
