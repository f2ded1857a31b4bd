import { ageOn } from '../daily/ages.ts'
import type { CivilDate } from '#bazi/index.ts'
import type { MatchViewCode } from './codes.ts'

/** Minimum age in full years for the views `love` and `work`, and for sharing a chart. */
const GROWN_UP = 18
/** Minimum age difference in years of parent and child; from it on, the view `family` is offered first. */
const GENERATION = 16

/** Counts the adults among the two people on a day. */
export const countGrownUps = (births: readonly [CivilDate, CivilDate], on: CivilDate): number =>
  births.filter((birth) => ageOn(birth, on) >= GROWN_UP).length

/** Whether both are adults on a day. */
export const areGrownUp = (births: readonly [CivilDate, CivilDate], on: CivilDate): boolean => countGrownUps(births, on) === births.length

/** Lists the possible views for two people on a day, likeliest first; without love and work if one is not an adult. */
export function listViewsByAge(births: readonly [CivilDate, CivilDate], on: CivilDate): readonly MatchViewCode[] {
  const [one, two] = births.map((birth) => ageOn(birth, on)) as [number, number]
  const isApart = Math.abs(one - two) >= GENERATION
  if (areGrownUp(births, on)) return isApart ? ['family', 'friendship', 'work', 'love'] : ['love', 'work', 'friendship', 'family']
  if (isApart) return ['family']
  return one < GROWN_UP && two < GROWN_UP ? ['friendship', 'family'] : ['family', 'friendship']
}
