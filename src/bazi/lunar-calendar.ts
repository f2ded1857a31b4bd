/** A date of the lunisolar calendar; a leap month has the number of the month before it. */
export interface LunarDay {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly isLeap: boolean
}

/** A lunisolar calendar, supplied by the caller (src/almanac); the engine has none. Days since 1970-01-01. */
export interface LunarCalendar {
  /** Lunar date of a day; null outside the calendar's years. */
  readonly dateOf: (days: number) => LunarDay | null
  /** Day of a lunar date; null for a date that does not exist. */
  readonly daysOf: (date: LunarDay) => number | null
}
