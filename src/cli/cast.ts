import type { Alternative, Chart } from '#bazi/index.ts'
import { alternatives, castChart } from '#bazi/index.ts'
import { castInputOf, openReadingsOf, otherClockOf, settledOf, type ToldProfile } from '#birth/index.ts'
import { isZoneUncertain } from '#places/mainland-clocks.ts'
import type { PlaceClock } from '#places/place-clocks.ts'
import { inFlags, toldByFlags, type Whose } from './birth-flags.ts'
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
export function castTold(told: ToldProfile): Cast {
  const birth = settledOf(told)
  const input = castInputOf(birth)
  const otherClock = otherClockOf(birth) ?? null
  const clocks = [...openReadingsOf(birth), ...(otherClock === null ? [] : [otherClock])]
  return { chart: castChart(input), others: alternatives(input, clocks), otherClock, zoneUncertain: isZoneUncertain(birth) }
}

/** The same for flags, with the ground that they tell. @throws FlagError */
export async function castOf(flags: Flags, whose: Whose = ''): Promise<Cast & { readonly ground: Ground }> {
  const { profile, ground } = await toldByFlags(flags, whose)
  return { ...inFlags(whose, () => castTold(profile)), ground }
}
