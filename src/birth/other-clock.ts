import type { PlaceClock } from '#places/place-clocks.ts'
import type { CastProfile } from './profile.ts'
import { zoneClocksOf } from './zone-clocks.ts'

/** The other clock in daily use at the birthplace, for the same clock time (Xinjiang); `undefined` elsewhere. */
export function otherClockOf(birth: Pick<CastProfile, 'birthday' | 'zone' | 'lat' | 'lng'>): PlaceClock | undefined {
  return zoneClocksOf(birth).find(({ kind }) => kind === 'alternate')
}
