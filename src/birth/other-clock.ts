import type { PlaceClock } from '#places/place-clocks.ts'
import type { CastProfile } from './profile.ts'
import { listBirthClocks } from './zone-clocks.ts'

/** The other clock in daily use at the birthplace, for the same clock time (Xinjiang); `undefined` elsewhere. */
export function findOtherClock(birth: Pick<CastProfile, 'birthday' | 'zone' | 'lat' | 'lng'>): PlaceClock | undefined {
  return listBirthClocks(birth).find(({ kind }) => kind === 'alternate')
}
