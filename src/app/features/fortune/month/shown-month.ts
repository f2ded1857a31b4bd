import type { CivilDate, Ganzhi, StemCode } from '#bazi/index.ts'
import type { CivilMonth, DayView, MonthView, RatedDay, Stretch } from '#readings/daily/index.ts'

/** What is told of a day that is open. */
export type ToldDay = Pick<RatedDay, 'pair' | 'score' | 'band' | 'parts' | 'duty' | 'god'>

export interface ShownDay {
  readonly iso: string
  readonly date: CivilDate
  readonly pair: Ganzhi
  /** Whether the reader may see it; undefined while it is not known yet whether they are a member. */
  readonly isOpen: boolean | undefined
  /** Undefined where the day is not open, and then its value is nowhere on the page. */
  readonly told: ToldDay | undefined
}

/** A month as the page shows it for one chart. */
export interface ShownMonth {
  readonly month: CivilMonth
  readonly dayStem: StemCode
  readonly stretches: readonly [Stretch, Stretch]
  /** The whole month's reading, where all of its days are open. */
  readonly view: MonthView | undefined
  readonly days: readonly ShownDay[]
}

/** A day that was opened stays open: as it was kept. */
export function toldOf({ pillars, score, band, parts, duty, path }: DayView): ToldDay {
  return { pair: pillars.day, score, band, parts, duty, god: path.code }
}

/** Whether a day waits for a membership: it is neither open to this reader nor was it opened before. */
export function isLocked({ isOpen, told }: ShownDay): boolean {
  return isOpen === false && told === undefined
}
