import type { PlaceClock } from '#places/place-clocks.ts'
import type { CastProfile } from './profile.ts'
import { zoneClocksOf } from './zone-clocks.ts'

/** The other clock in daily use at the birthplace, read as the same clock time (Xinjiang's second one); `undefined` elsewhere. */
export function otherClockOf(birth: Pick<CastProfile, 'birthday' | 'zone' | 'lat' | 'lng'>): PlaceClock | undefined {
  return zoneClocksOf(birth).find(({ kind }) => kind === 'alternate')
}
