import { God, SixtyCycle, Taboo } from 'tyme4ts'
import type { BranchCode, Ganzhi } from '#bazi/index.ts'
import { BadInput, BRANCHES, SIXTY } from '#bazi/index.ts'
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

/** The lists of a day (协纪辨方书 tradition); the stem of the month changes nothing. @throws BadInput (`month` or `day`) */
export function dayListsOf(month: BranchCode, day: Ganzhi): DayLists {
  const branch = BRANCHES.indexOf(month)
  if (branch < 0) throw new BadInput('month', 'format')
  if (SIXTY[(day as Ganzhi | null)?.index ?? -1] === undefined) throw new BadInput('day', 'format')
  return (made[branch * 60 + day.index] ??= listsMade(SixtyCycle.fromIndex(branch), SixtyCycle.fromIndex(day.index)))
}

function listsMade(month: SixtyCycle, day: SixtyCycle): DayLists {
  let gods: readonly DayGodCode[] | undefined
  return Object.freeze({
    ...taboosOf(Taboo.getDayRecommends(month, day), Taboo.getDayAvoids(month, day)),
    // Whoever looks through years of days asks for none: they would take a third of the time.
    get gods() {
      return (gods ??= godsOf(month, day))
    },
  })
}

function godsOf(month: SixtyCycle, day: SixtyCycle): readonly DayGodCode[] {
  return God.getDayGods(month, day)
    .map((god) => GOD_OF_NAME.get(god.getName()))
    .filter((code) => code !== undefined)
}
