import { zoneAltOf } from '#places/mainland-clocks.ts'
import { clocksOf, type PlaceClock } from '#places/place-clocks.ts'
import type { CastProfile } from './profile.ts'

/** Lists every clock by which the time of birth may have been stated, including Xinjiang time. */
export function listBirthClocks(birth: Pick<CastProfile, 'birthday' | 'zone' | 'lat' | 'lng'>): readonly PlaceClock[] {
  return clocksOf({ local: birth.birthday, zone: birth.zone, zoneAlt: zoneAltOf(birth) })
}
