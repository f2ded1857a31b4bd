import { resolveCivilTime } from '#places/civil-time.ts'
import { wallMsOf, wallTextOf } from '#places/wall-clock.ts'
import { birthdayOfLocal, checkBirth, NOON } from './birthday.ts'
import type { ResolvedBirth, UnresolvedBirth } from './profile.ts'

/**
 * Resolves a birth once: an unknown hour becomes noon, and a missing offset is taken from the zone's history.
 * A given offset stays, so that newer zone data never change a chart.
 * @throws a RangeError whose `field` is `local` or `zone`
 */
export function resolveBirth<B extends UnresolvedBirth>(
  told: B,
): Omit<B, 'offset_seconds'> & Pick<ResolvedBirth, 'birthday' | 'offset_seconds'> {
  checkBirth(told)
  const { birthday, hour_unknown, zone, disambiguation, offset_seconds } = told
  const local = wallTextOf(wallMsOf(hour_unknown ? `${birthday.slice(0, 10)} ${NOON}` : birthday))
  const settled = birthdayOfLocal(local)
  // An offset that was resolved for another clock time is not valid for noon.
  const kept = settled === birthday ? offset_seconds : undefined
  return { ...told, birthday: settled, offset_seconds: kept ?? resolveCivilTime({ local, zone, disambiguation }).offsetSeconds }
}
