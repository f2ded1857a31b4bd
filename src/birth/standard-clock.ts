import { standardOffsetSecondsAt } from '#places/zones.ts'
import type { CastProfile } from './profile.ts'

/** Any time of the standard clocks of today. */
const NOWADAYS = Date.UTC(2000, 0, 1)

/** Seconds east of UTC of the zone's standard time nowadays, without daylight saving. @throws BadInput for a zone that is none */
export function standardOffsetOf({ zone }: Pick<CastProfile, 'zone'>): number {
  return standardOffsetSecondsAt(zone, NOWADAYS)
}
