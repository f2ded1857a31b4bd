import type { BranchCode, CivilDate, DutyCode, Ganzhi, PathGodCode } from '#bazi/index.ts'
import type { ActivityCode } from './activities.ts'
import type { SolarTermCode } from './solar-term-codes.ts'

/** A date of the lunisolar calendar as counted at UTC+8. The year turns at the lunar new year. */
export interface LunarDate {
  readonly year: Ganzhi
  /** 1–12; a leap month bears the number of the month before it. */
  readonly month: number
  readonly isLeap: boolean
  /** 1–30 */
  readonly day: number
  /** 29 (小) or 30 (大) */
  readonly daysInMonth: number
}

/** One civil date in the almanac: plain JSON in codes. */
export interface AlmanacDay {
  readonly date: CivilDate
  /** Year and month turn at the beginning of the UTC+8 day on which their jie falls, for everyone. */
  readonly pillars: { readonly year: Ganzhi; readonly month: Ganzhi; readonly day: Ganzhi }
  readonly lunar: LunarDate
  /** The solar term that falls on this day (UTC+8), if any. */
  readonly solarTerm: SolarTermCode | null
  /** 建除 */
  readonly duty: DutyCode
  /** God of the day; `lucky` on the yellow path 黄道, else on the black one 黑道. */
  readonly path: { readonly code: PathGodCode; readonly lucky: boolean }
  /** 宜 and 忌, most asked-after activity first. What the almanac both advises and warns of is in neither. */
  readonly do: readonly ActivityCode[]
  readonly dont: readonly ActivityCode[]
  /** 诸事不宜: the almanac advises nothing today. */
  readonly nothing: boolean
  /** Branch that the day clashes with 冲. */
  readonly clash: BranchCode
}
