import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import { listUndecidedActivities } from '#almanac/undecided.ts'
import type { ElementCode, LuckPillar, NatalPairs, Score, TenGodCode } from '#bazi/index.ts'
import { elementOfStem, scorerOf, tenGodOf } from '#bazi/index.ts'
import { isForAge } from './ages.ts'
import type { ActivityLists } from './contradictions.ts'
import type { ScoredDoubleHour } from './hours.ts'
import { isLuckTurn } from './luck-on.ts'
import { rateHours } from './hours.ts'
import { createPersonalLists } from './personal-lists.ts'
import { type DayTexts, composeDayTexts } from './wording/day-texts.ts'

type FromAlmanac = 'date' | 'pillars' | 'lunar' | 'solarTerm' | 'duty' | 'path' | 'nothing'

/** All data of the day page for one chart: plain JSON, because devices store it. */
export interface DayReading extends Pick<AlmanacDay, FromAlmanac>, Score, ActivityLists {
  /** Element of the day's stem. */
  readonly element: ElementCode
  /** Ten god of the day's stem relative to the natal day stem. */
  readonly tenGod: TenGodCode
  /**
   * Activities left out of both lists because 宜 and 忌 each have one of their names; empty on a day of 诸事不宜. Absent in days
   * of older versions.
   */
  readonly conflicting?: readonly ActivityCode[]
  readonly hours: readonly ScoredDoubleHour[]
  readonly said: DayTexts
}

/** Age and luck of the person on the day. */
export interface AgeAndLuck {
  /** Age in full years on the day (`ageOn`). */
  readonly age: number
  /** Luck pillar on the day (`luckPillarAtNoon`), if any. */
  readonly luck: LuckPillar | null
}

/** Creates the data of the day page for one chart (`natal` is `pillars` of `castChart`) from the almanac's data for the date. */
export function createDayReading(natal: NatalPairs, almanac: AlmanacDay, { age, luck }: AgeAndLuck): DayReading {
  const { date, pillars, lunar, solarTerm, duty, path, nothing } = almanac
  const tenGod = tenGodOf(natal.day.stem, pillars.day.stem)
  const { engine, rules, score, band, parts } = scorerOf({ pillars: natal }).dayOf(pillars.day, pillars.month.branch)
  const hours = rateHours(natal, pillars.day)
  const { said, spoken } = composeDayTexts({
    natal,
    almanac,
    age,
    luck,
    isLuckTurn: isLuckTurn(natal, luck, date),
    tenGod,
    band,
    parts,
    hours,
  })
  return {
    engine,
    rules,
    date,
    pillars,
    lunar,
    solarTerm,
    duty,
    path,
    nothing,
    element: elementOfStem(pillars.day.stem),
    tenGod,
    score,
    band,
    parts,
    hours,
    conflicting: nothing ? [] : listUndecidedActivities(almanac).filter((code) => isForAge(code, age)),
    ...createPersonalLists(natal, almanac, { age, spoken }),
    said,
  }
}
