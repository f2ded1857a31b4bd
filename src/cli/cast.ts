import type { Alternative, Chart } from '#bazi/index.ts'
import { findAlternatives, castChart } from '#bazi/index.ts'
import { castInputOf, listOpenReadings, otherClockOf, resolveBirth, type UnresolvedProfile } from '#birth/index.ts'
import { isZoneUncertain } from '#places/mainland-clocks.ts'
import type { PlaceClock } from '#places/place-clocks.ts'
import { withFlagNames, parseBirthFlags, type PersonPrefix } from './birth-flags.ts'
import type { Flags } from './flags.ts'
import type { BirthGround } from './place-choice.ts'

export interface CastChart {
  readonly chart: Chart
  readonly others: readonly Alternative[]
  /** Second clock in daily use at the place; null if there is none. */
  readonly otherClock: PlaceClock | null
  readonly zoneUncertain: boolean
}

/** Computes the chart of a birth and its alternatives. @throws RangeError whose `field` names the invalid input */
export function castFromFlags(profile: UnresolvedProfile): CastChart {
  const birth = resolveBirth(profile)
  const input = castInputOf(birth)
  const otherClock = otherClockOf(birth) ?? null
  const clocks = [...listOpenReadings(birth), ...(otherClock === null ? [] : [otherClock])]
  return { chart: castChart(input), others: findAlternatives(input, clocks), otherClock, zoneUncertain: isZoneUncertain(birth) }
}

/** Computes the chart of a birth given by flags, with its place. @throws FlagError */
export async function castOf(flags: Flags, whose: PersonPrefix = ''): Promise<CastChart & { readonly ground: BirthGround }> {
  const { profile, ground } = await parseBirthFlags(flags, whose)
  return { ...withFlagNames(whose, () => castFromFlags(profile)), ground }
}
