import { readingsOf, resolveCivilTime, type LocalKind, type CivilTimeReading } from '#places/civil-time.ts'
import { isKnownZone } from '#places/zones.ts'
import { checkBirth } from './birthday.ts'
import type { CivilBirth, ResolvedBirth } from './profile.ts'

/** Kind of the clock time at the birthplace; 'normal' if the zone is unknown to this device. */
export function classifyClockTime(birth: Pick<CivilBirth, 'birthday' | 'zone'>): LocalKind {
  checkBirth(birth)
  const { birthday, zone } = birth
  return isKnownZone(zone) ? resolveCivilTime({ local: birthday, zone }).kind : 'normal'
}

export interface ChosenReading {
  readonly kind: Exclude<LocalKind, 'normal'>
  readonly isFirst: boolean
}

/** Reading of a skipped or repeated time that a birth uses, found by its offset; `undefined` for a normal time and for an unknown hour. */
export function getChosenReading(birth: ResolvedBirth): ChosenReading | undefined {
  const kind = classifyClockTime(birth)
  if (kind === 'normal' || birth.hour_unknown) return undefined
  const { birthday: local, zone, offset_seconds } = birth
  return { kind, isFirst: resolveCivilTime({ local, zone, disambiguation: 'earlier' }).offsetSeconds === offset_seconds }
}

/** Readings between which the user still has to choose, in order of time; empty after the choice and for a normal time. */
export function listUnchosenReadings(birth: CivilBirth): readonly CivilTimeReading[] {
  checkBirth(birth)
  if (birth.disambiguation !== 'compatible' || classifyClockTime(birth) === 'normal') return []
  return readingsOf({ local: birth.birthday, zone: birth.zone }).readings
}
