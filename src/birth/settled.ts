import { resolveCivilTime } from '#places/civil-time.ts'
import { wallMsOf, formatWallClock } from '#places/wall-clock.ts'
import { birthdayOfLocal, checkBirth, NOON } from './birthday.ts'
import type { ResolvedBirth, UnresolvedBirth } from './profile.ts'

/**
 * Resolves a birth: an unknown hour becomes noon; a missing offset is computed from the zone, an existing one is used as it is.
 * @throws a RangeError (`field`)
 */
export function resolveBirth<B extends UnresolvedBirth>(
  birth: B,
): Omit<B, 'offset_seconds'> & Pick<ResolvedBirth, 'birthday' | 'offset_seconds'> {
  checkBirth(birth)
  const { birthday, hour_unknown, zone, disambiguation, offset_seconds } = birth
  const local = formatWallClock(wallMsOf(hour_unknown ? `${birthday.slice(0, 10)} ${NOON}` : birthday))
  const settled = birthdayOfLocal(local)
  // Discards an offset that was resolved for another clock time than `settled`.
  const validOffset = settled === birthday ? offset_seconds : undefined
  return { ...birth, birthday: settled, offset_seconds: validOffset ?? resolveCivilTime({ local, zone, disambiguation }).offsetSeconds }
}
