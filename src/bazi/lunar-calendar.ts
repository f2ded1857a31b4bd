/** A date of the lunisolar calendar; a leap month bears the number of the month before it. */
export interface LunarDay {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly isLeap: boolean
}

/** The lunisolar calendar, which the engine does not keep: whoever asks about it brings one (the almanac's). Days since 1970-01-01. */
export interface LunarCalendar {
  /** null beyond its years */
  readonly dateOf: (days: number) => LunarDay | null
  /** null for a date that it does not have */
  readonly daysOf: (date: LunarDay) => number | null
}
