import type { ActivityCode, AlmanacDay } from '#almanac/codes.ts'
import { undecidedOf } from '#almanac/undecided.ts'
import type { ElementCode, Ganzhi, NatalPairs, Score, TenGodCode } from '#bazi/index.ts'
import { elementOfStem, scorerOf, tenGodOf } from '#bazi/index.ts'
import { isForAge } from './ages.ts'
import type { BothLists } from './contraries.ts'
import type { HourView } from './hours.ts'
import { hoursOf } from './hours.ts'
import { personalListOf } from './personal-list.ts'
import { type SaidDay, saidDayOf } from './said/said-day.ts'

type FromAlmanac = 'date' | 'pillars' | 'lunar' | 'solarTerm' | 'duty' | 'path' | 'nothing'

/** All that the page of one day shows for one chart: plain JSON in codes, so that it can be kept. */
export interface DayView extends Pick<AlmanacDay, FromAlmanac>, Score, BothLists {
  /** Element of the day's stem. */
  readonly element: ElementCode
  /** The day's stem against the natal day stem. */
  readonly tenGod: TenGodCode
  /** What the almanac both advises and warns of, under different names, and puts in neither list; none on a day of 诸事不宜. Days kept before this was told lack it. */
  readonly conflicting?: readonly ActivityCode[]
  readonly hours: readonly HourView[]
  readonly said: SaidDay
}

/** Whose day it is beside the chart. */
export interface Person {
  /** Full years on that day (`ageOn`). */
  readonly age: number
  /** The pair of the ten years that rule on that day (`luckOn`), if any do. */
  readonly luck: Ganzhi | null
}

/** The day for one chart (`pillars` of `castChart`), from the almanac's page of the date. */
export function dayOf(natal: NatalPairs, almanac: AlmanacDay, { age, luck }: Person): DayView {
  const { date, pillars, lunar, solarTerm, duty, path, nothing } = almanac
  const tenGod = tenGodOf(natal.day.stem, pillars.day.stem)
  const { engine, rules, score, band, parts } = scorerOf({ pillars: natal }).dayOf(pillars.day, pillars.month.branch)
  const hours = hoursOf(natal, pillars.day)
  const { said, spoken } = saidDayOf({ natal, almanac, age, luck, tenGod, band, parts, hours })
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
    conflicting: nothing ? [] : undecidedOf(almanac).filter((code) => isForAge(code, age)),
    ...personalListOf(natal, almanac, { age, spoken }),
    said,
  }
}
