import { readingsOf, resolveCivilTime, type LocalKind, type Reading } from '#places/civil-time.ts'
import { isKnownZone } from '#places/zones.ts'
import type { CivilBirth, SettledBirth } from './profile.ts'

/** How the birthplace's clock stood to the time that was written; plain where the zone is not known here. */
export function clockKindOf({ birthday, zone }: Pick<CivilBirth, 'birthday' | 'zone'>): LocalKind {
  return isKnownZone(zone) ? resolveCivilTime({ local: birthday, zone }).kind : 'normal'
}

export interface ReadingTaken {
  readonly kind: Exclude<LocalKind, 'normal'>
  readonly isFirst: boolean
}

/**
 * Which of the two readings of a skipped or repeated time a birth stands on, compared by offset, since
 * zone data may have changed since; `undefined` for a plain time, and for an hour that is unknown.
 */
export function readingTakenOf(birth: SettledBirth): ReadingTaken | undefined {
  const kind = clockKindOf(birth)
  if (kind === 'normal' || birth.hour_unknown) return undefined
  const { birthday: local, zone, offset_seconds } = birth
  return { kind, isFirst: resolveCivilTime({ local, zone, disambiguation: 'earlier' }).offsetSeconds === offset_seconds }
}

/** Readings that the person could not choose between, in order of time; an answer closes the question. */
export function openReadingsOf(birth: CivilBirth): readonly Reading[] {
  if (birth.disambiguation !== 'compatible' || clockKindOf(birth) === 'normal') return []
  return readingsOf({ local: birth.birthday, zone: birth.zone }).readings
}
