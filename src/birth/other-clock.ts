import { zoneAltOf } from '#places/mainland-clocks.ts'
import { clocksOf, type PlaceClock } from '#places/place-clocks.ts'
import type { CastProfile } from './profile.ts'

/** The other clock in daily use at the birthplace, read as the same clock time (Xinjiang's second one); `undefined` elsewhere. */
export function otherClockOf(birth: Pick<CastProfile, 'birthday' | 'zone' | 'lat' | 'lng'>): PlaceClock | undefined {
  const zoneAlt = zoneAltOf(birth)
  if (zoneAlt === undefined) return undefined
  return clocksOf({ local: birth.birthday, zone: birth.zone, zoneAlt }).find(({ kind }) => kind === 'alternate')
}
