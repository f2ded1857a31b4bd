import { standardOffsetSecondsAt } from '#places/zones.ts'
import type { CastProfile } from './profile.ts'

/** An arbitrary time under today's standard clocks. */
const NOWADAYS = Date.UTC(2000, 0, 1)

/** Current standard time of the zone in seconds east of UTC, without daylight saving. @throws BadInput for an unknown zone */
export function standardOffsetOf({ zone }: Pick<CastProfile, 'zone'>): number {
  return standardOffsetSecondsAt(zone, NOWADAYS)
}
