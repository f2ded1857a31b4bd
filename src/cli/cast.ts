import type { Alternative, Chart } from '#bazi/index.ts'
import { findAlternatives, castChart } from '#bazi/index.ts'
import { toBirthInput, listUnchosenReadings, findOtherClock, resolveBirth, type UnresolvedProfile } from '#birth/index.ts'
import { isZoneUncertain } from '#places/mainland-clocks.ts'
import type { PlaceClock } from '#places/place-clocks.ts'
import { rethrowWithFlagNames, parseBirthFlags, type PersonPrefix } from './birth-flags.ts'
import type { ParsedFlags } from './flags.ts'
import type { BirthLocation } from './place-choice.ts'

export interface ChartWithAlternatives {
  readonly chart: Chart
  readonly others: readonly Alternative[]
  /** Second clock in daily use at the place; null if there is none. */
  readonly otherClock: PlaceClock | null
  readonly zoneUncertain: boolean
}

/** Computes the chart of a birth and its alternatives. @throws RangeError whose `field` names the invalid input */
export function castFromProfile(profile: UnresolvedProfile): ChartWithAlternatives {
  const birth = resolveBirth(profile)
  const input = toBirthInput(birth)
  const otherClock = findOtherClock(birth) ?? null
  const clocks = [...listUnchosenReadings(birth), ...(otherClock === null ? [] : [otherClock])]
  return { chart: castChart(input), others: findAlternatives(input, clocks), otherClock, zoneUncertain: isZoneUncertain(birth) }
}

/** Computes the chart of a birth given by flags, with its place. @throws FlagError */
export async function castChartFromFlags(
  flags: ParsedFlags,
  whose: PersonPrefix = '',
): Promise<ChartWithAlternatives & { readonly ground: BirthLocation }> {
  const { profile, ground } = await parseBirthFlags(flags, whose)
  return { ...rethrowWithFlagNames(whose, () => castFromProfile(profile)), ground }
}
