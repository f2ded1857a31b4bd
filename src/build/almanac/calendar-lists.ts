import { God, SixtyCycle, Taboo } from 'tyme4ts'
import type { DayLists } from '#almanac/index.ts'
import { GOD_OF_NAME } from './day-god-names.ts'
import { mapTaboosToActivities } from './taboos.ts'

const namesOf = (list: readonly { getName(): string }[]) => list.map((each) => each.getName())

/**
 * Returns tyme4ts's lists for a day as the almanac's codes. `branch` is that of the month (0 = 子, to 11), `pair` that of the day
 * (0–59).
 */
export function getLibraryDayLists(branch: number, pair: number): DayLists {
  const [month, day] = [SixtyCycle.fromIndex(branch), SixtyCycle.fromIndex(pair)]
  return {
    ...mapTaboosToActivities(namesOf(Taboo.getDayRecommends(month, day)), namesOf(Taboo.getDayAvoids(month, day))),
    gods: namesOf(God.getDayGods(month, day))
      .map((name) => GOD_OF_NAME.get(name))
      .filter((code) => code !== undefined),
  }
}
