import { God, SixtyCycle, Taboo } from 'tyme4ts'
import type { BranchCode, Ganzhi } from '#bazi/index.ts'
import { BRANCHES } from '#bazi/index.ts'
import type { DayGodCode } from './day-god-codes.ts'
import { GOD_OF_NAME } from './day-god-names.ts'
import type { Taboos } from './taboo.ts'
import { taboosOf } from './taboo.ts'

/** What an almanac's tables say of a day, from nothing but its pair and the branch of its month. */
export interface DayLists extends Taboos {
  readonly gods: readonly DayGodCode[]
}

/** Twelve months by sixty pairs, each made when first asked for. */
const made: (DayLists | undefined)[] = []

/** The lists of a day (协纪辨方书 tradition); the stem of the month changes nothing. */
export function dayListsOf(month: BranchCode, day: Ganzhi): DayLists {
  const branch = BRANCHES.indexOf(month)
  return (made[branch * 60 + day.index] ??= listsMade(SixtyCycle.fromIndex(branch), SixtyCycle.fromIndex(day.index)))
}

function listsMade(month: SixtyCycle, day: SixtyCycle): DayLists {
  const gods = God.getDayGods(month, day).map((god) => GOD_OF_NAME.get(god.getName()))
  return Object.freeze({
    ...taboosOf(Taboo.getDayRecommends(month, day), Taboo.getDayAvoids(month, day)),
    gods: gods.filter((code) => code !== undefined),
  })
}
