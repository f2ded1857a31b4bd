import type { Locale } from '#contract/locale.ts'
import { dateWords } from './date.ts'

/*
 * A clock reading is `YYYY-MM-DDTHH:mm:ss` of some place and year. It is taken apart as text: as a `Date` it
 * would be one of this device's own clock, which has not every hour and not every day that another had.
 */

/** The clock as a language writes it. */
interface ClockWords {
  /** The hour alone, 0 to 23: 05. */
  readonly hour: (hour: number) => string
  /** Hour and minute of a reading, of 24 hours everywhere: 08:30. */
  readonly hourMinute: (reading: string) => string
  /** The date of a reading: 1990-05-15; May 15, 1990. */
  readonly date: (reading: string) => string
}

const chinese: ClockWords = {
  hour: (hour) => String(hour).padStart(2, '0'),
  hourMinute: (reading) => reading.slice(11, 16),
  date: (reading) => reading.slice(0, 10),
}

const english: ClockWords = {
  ...chinese,
  date: (reading) => {
    const [year, month, day] = reading.slice(0, 10).split('-')
    return `${dateWords.en_US.month(Number(month))} ${Number(day)}, ${year}`
  },
}

export const clockWords: Readonly<Record<Locale, ClockWords>> = { zh_CN: chinese, zh_TW: chinese, en_US: english }
