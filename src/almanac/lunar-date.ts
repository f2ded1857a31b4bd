import type { Ganzhi } from '#bazi/index.ts'

/** A date of the lunisolar calendar, computed at UTC+8. The year begins at the lunar New Year. */
export interface LunarDate {
  readonly year: Ganzhi
  /** 1–12; a leap month has the number of the month before it. */
  readonly month: number
  readonly isLeap: boolean
  /** 1–30 */
  readonly day: number
  /** 29 (小) or 30 (大) */
  readonly daysInMonth: number
}
