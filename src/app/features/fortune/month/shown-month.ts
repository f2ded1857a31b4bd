import type { CivilDate, Ganzhi, StemCode } from '#bazi/index.ts'
import type { CivilMonth, DayReading, MonthReading, RatedDay, BaziMonthSegment } from '#readings/daily/index.ts'

/** Displayed values of a day that is not locked. */
export type DayRating = Pick<RatedDay, 'pair' | 'score' | 'band' | 'parts' | 'duty' | 'god'>

export interface ShownDay {
  readonly iso: string
  readonly date: CivilDate
  readonly pair: Ganzhi
  /** Whether the user may see the day; undefined until the membership is known. */
  readonly isOpen: boolean | undefined
  /** Undefined if the day is locked; its value must then be nowhere on the page. */
  readonly rating: DayRating | undefined
}

/** A month of one chart as shown on the page. */
export interface ShownMonth {
  readonly month: CivilMonth
  readonly dayStem: StemCode
  readonly stretches: readonly [BaziMonthSegment, BaziMonthSegment]
  /** Reading of the whole month, only if all its days are open. */
  readonly view: MonthReading | undefined
  readonly days: readonly ShownDay[]
}

/** Returns the values of a stored day; a day that was opened stays visible. */
export function dayRatingOf({ pillars, score, band, parts, duty, path }: DayReading): DayRating {
  return { pair: pillars.day, score, band, parts, duty, god: path.code }
}

/** True if a day needs a membership: not accessible to this user and not opened before. */
export function isDayLocked({ isOpen, rating }: ShownDay): boolean {
  return isOpen === false && rating === undefined
}
