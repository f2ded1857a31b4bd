import type { Locale } from '#contract/locale.ts'
import { type ClockManner, clockSpanText, clockText, hourText } from '../language/clock-text.ts'
import { writings } from '../language/writing.ts'
import { dateWords } from './date.ts'

/*
 * A clock reading is `YYYY-MM-DDTHH:mm:ss` of some place and year. It is taken apart as text: as a `Date` it
 * would be one of this device's own clock, which has not every hour and not every day that another had.
 */

/** The clock as a language and a person write it. */
interface ClockWords {
  /** The hour alone, 0 to 23: 05; 上午 5; 5 AM. */
  readonly hour: (hour: number) => string
  /** A full hour, 0 to 23: 05:00; 上午 5:00; 5:00 AM. */
  readonly fullHour: (hour: number) => string
  /** Hour and minute of a reading: 08:30; 上午 8:30; 8:30 AM. */
  readonly hourMinute: (reading: string) => string
  /** To the second. */
  readonly exact: (reading: string) => string
  /** To the second where that says something. */
  readonly told: (reading: string) => string
  /** Hours and minutes of two readings: 13:00–15:00; 下午 1:00–3:00; 1:00–3:00 PM. */
  readonly span: (from: string, to: string) => string
  /** Full hours, 0 to 23: 13:00–15:00. */
  readonly fullHours: (from: number, to: number) => string
  /** Of seconds: 16:27:00–06; where the minute changes, too, 16:26:00–16:27:06. */
  readonly exactSpan: (from: string, to: string) => string
  /** The date of a reading: 1990-05-15; May 15, 1990. */
  readonly date: (reading: string) => string
  /** A date and a clock: 1990-05-15 08:30; May 15, 1990, 8:30 AM. */
  readonly dated: (date: string, clock: string) => string
}

const figures = (reading: string) => reading.slice(0, 10)

const dates: Readonly<Record<Locale, (reading: string) => string>> = {
  zh_CN: figures,
  zh_TW: figures,
  en_US: (reading) => {
    const [year, month, day] = figures(reading).split('-')
    return `${dateWords.en_US.month(Number(month))} ${Number(day)}, ${year}`
  },
}

const fullHourOf = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

function exactSpanText(manner: ClockManner, from: string, to: string): string {
  const [start, end] = [from.slice(11, 19), to.slice(11, 19)]
  const isShort = manner.timeFormat === '24' && from.slice(0, 16) === to.slice(0, 16)
  return isShort ? `${start}–${end.slice(6)}` : clockSpanText(manner, start, end)
}

export function clockWordsOf(manner: ClockManner): ClockWords {
  return {
    hour: (hour) => hourText(manner, hour),
    fullHour: (hour) => clockText(manner, fullHourOf(hour)),
    hourMinute: (reading) => clockText(manner, reading.slice(11, 16)),
    exact: (reading) => clockText(manner, reading.slice(11, 19)),
    told: (reading) => clockText(manner, reading.slice(11, 19).replace(/:00$/, '')),
    span: (from, to) => clockSpanText(manner, from.slice(11, 16), to.slice(11, 16)),
    fullHours: (from, to) => clockSpanText(manner, fullHourOf(from), fullHourOf(to)),
    exactSpan: (from, to) => exactSpanText(manner, from, to),
    date: dates[manner.locale],
    dated: (date, clock) => `${date}${writings[manner.locale].beforeClock}${clock}`,
  }
}
