import type { Alternative, Chart } from '#bazi/index.ts'
import { findAlternatives, castChart } from '#bazi/index.ts'
import { castInputOf, listOpenReadings, otherClockOf, resolveBirth, type UnresolvedProfile } from '#birth/index.ts'
import { isZoneUncertain } from '#places/mainland-clocks.ts'
import type { PlaceClock } from '#places/place-clocks.ts'
import { inFlags, parseBirthFlags, type Whose } from './birth-flags.ts'
import type { Flags } from './flags.ts'
import type { Ground } from './place-choice.ts'

export interface Cast {
  readonly chart: Chart
  readonly others: readonly Alternative[]
  /** Another clock in daily use there. */
  readonly otherClock: PlaceClock | null
  readonly zoneUncertain: boolean
}

/** The chart of a birth, with what is in doubt about it. @throws RangeError whose `field` is wrong */
export function castFromFlags(told: UnresolvedProfile): Cast {
  const birth = resolveBirth(told)
  const input = castInputOf(birth)
  const otherClock = otherClockOf(birth) ?? null
  const clocks = [...listOpenReadings(birth), ...(otherClock === null ? [] : [otherClock])]
  return { chart: castChart(input), others: findAlternatives(input, clocks), otherClock, zoneUncertain: isZoneUncertain(birth) }
}

/** The same for flags, with the ground that they tell. @throws FlagError */
export async function castOf(flags: Flags, whose: Whose = ''): Promise<Cast & { readonly ground: Ground }> {
  const { profile, ground } = await parseBirthFlags(flags, whose)
  return { ...inFlags(whose, () => castFromFlags(profile)), ground }
}
