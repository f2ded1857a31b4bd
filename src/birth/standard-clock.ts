import { standardOffsetSecondsAt } from '#places/zones.ts'
import type { CastProfile } from './profile.ts'

/** Instant at which the standard time is looked up. */
const NOWADAYS = Date.UTC(2000, 0, 1)

/** Standard time of the zone in the year 2000, in seconds east of UTC. @throws a RangeError (`field` 'zone') for an unknown zone */
export function standardOffsetOf({ zone }: Pick<CastProfile, 'zone'>): number {
  return standardOffsetSecondsAt(zone, NOWADAYS)
}
