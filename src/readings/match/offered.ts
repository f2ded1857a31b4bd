import { ageOn } from '../daily/ages.ts'
import type { CivilDate } from '#bazi/index.ts'
import type { MatchViewCode } from './codes.ts'

/** From this age on love and work are told of, and a chart is passed on. */
const GROWN_UP = 18
/** Full years between parent and child, at least: two so far apart are read as relatives first. */
const GENERATION = 16

/** How many of the two are grown up on a day. */
export const grownUpsAmong = (births: readonly [CivilDate, CivilDate], on: CivilDate): number =>
  births.filter((birth) => ageOn(birth, on) >= GROWN_UP).length

/** Whether both are grown up on a day. */
export const areGrownUp = (births: readonly [CivilDate, CivilDate], on: CivilDate): boolean => grownUpsAmong(births, on) === births.length

/** What two people may be to each other on a day, the likeliest first. Beside somebody who is not grown up, love and work are left out. */
export function viewsOffered(births: readonly [CivilDate, CivilDate], on: CivilDate): readonly MatchViewCode[] {
  const [one, two] = births.map((birth) => ageOn(birth, on)) as [number, number]
  const isApart = Math.abs(one - two) >= GENERATION
  if (areGrownUp(births, on)) return isApart ? ['family', 'friendship', 'work', 'love'] : ['love', 'work', 'friendship', 'family']
  if (isApart) return ['family']
  return one < GROWN_UP && two < GROWN_UP ? ['friendship', 'family'] : ['family', 'friendship']
}
