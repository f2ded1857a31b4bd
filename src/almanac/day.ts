import type { BranchCode, CivilDate, DutyCode, Ganzhi, PathGodCode } from '#bazi/index.ts'
import type { DayGodCode } from './day-god-codes.ts'
import type { DirectionCode, GodDirections } from './directions.ts'
import type { FestivalCode } from './festivals.ts'
import type { AlmanacHour } from './hours.ts'
import type { LunarDate } from './lunar-date.ts'
import type { Mansion } from './mansions.ts'
import type { SolarTermCode } from './solar-term-codes.ts'
import type { DayActivities } from './taboos.ts'

/** One civil date in the almanac: plain JSON in codes. An activity is in `do` or in `dont`, never in both. */
export interface AlmanacDay extends DayActivities {
  readonly date: CivilDate
  /** Year and month pair change at 00:00 UTC+8 of the jie's day, whatever the user's zone. */
  readonly pillars: { readonly year: Ganzhi; readonly month: Ganzhi; readonly day: Ganzhi }
  readonly lunar: LunarDate
  /** The solar term that falls on this day (UTC+8), if any. */
  readonly solarTerm: SolarTermCode | null
  readonly festivals: readonly FestivalCode[]
  /** Day officer 建除. */
  readonly duty: DutyCode
  /** God of the day; `lucky` on the yellow path 黄道, else on the black one 黑道. */
  readonly path: { readonly code: PathGodCode; readonly lucky: boolean }
  /** Mansion of the day 二十八宿. */
  readonly mansion: Mansion
  /** Gods of the day: 吉神宜趋 first, then 凶煞宜忌. */
  readonly gods: readonly DayGodCode[]
  /** Branch with which the day clashes 冲. */
  readonly clash: BranchCode
  /** Direction of 煞. */
  readonly ominous: DirectionCode
  readonly directions: GodDirections
  readonly hours: readonly AlmanacHour[]
}
