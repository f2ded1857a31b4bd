import type { Ganzhi } from '#bazi/index.ts'

/** A date of the lunisolar calendar at UTC+8; `year` is the pair of the year that begins at the lunar New Year. */
export interface LunarDate {
  readonly year: Ganzhi
  /** 1–12; a leap month has the number of the month before it. */
  readonly month: number
  readonly isLeap: boolean
  /** Day of the month, 1–30. */
  readonly day: number
  /** Length of the month: 29 (小) or 30 (大). */
  readonly daysInMonth: number
}
