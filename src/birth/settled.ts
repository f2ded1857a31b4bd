import { resolveCivilTime } from '#places/civil-time.ts'
import { wallMsOf, wallTextOf } from '#places/wall-clock.ts'
import { birthdayOfLocal, checkBirth, NOON } from './birthday.ts'
import type { SettledBirth, ToldBirth } from './profile.ts'

/**
 * Settles a birth once: noon stands for an unknown hour, and an offset that was not told is the one
 * that the zone's history gives. One that was told stays, so that newer zone data never change a
 * chart. Throws a RangeError whose `field` is `local` or `zone`.
 */
export function settledOf<B extends ToldBirth>(told: B): Omit<B, 'offset_seconds'> & Pick<SettledBirth, 'birthday' | 'offset_seconds'> {
  checkBirth(told)
  const { birthday, hour_unknown, zone, disambiguation, offset_seconds } = told
  const local = wallTextOf(wallMsOf(hour_unknown ? `${birthday.slice(0, 10)} ${NOON}` : birthday))
  const settled = birthdayOfLocal(local)
  // An offset that was settled for another clock time says nothing about noon.
  const kept = settled === birthday ? offset_seconds : undefined
  return { ...told, birthday: settled, offset_seconds: kept ?? resolveCivilTime({ local, zone, disambiguation }).offsetSeconds }
}
