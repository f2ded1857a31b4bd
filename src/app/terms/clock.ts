import type { Locale } from '#contract/locale.ts'
import { type ClockFormat, formatClockSpan, formatClock, formatHour } from '../language/format-clock.ts'
import { writingSystems } from '../language/writing-systems.ts'
import { dateFormatters } from './date.ts'

/**
 * Splits clock readings (`YYYY-MM-DDTHH:mm:ss`) as text: this device's time zone may skip hours that exist in the zone of the
 * birthplace.
 */

/** Formats clock readings by locale and the user's 12/24-hour setting. */
interface ClockFormatter {
  /** Formats an hour, 0 to 23, without minutes: 05; 上午 5; 5 AM. */
  readonly hour: (hour: number) => string
  /** Formats a full hour, 0 to 23, with minutes: 05:00; 上午 5:00; 5:00 AM. */
  readonly fullHour: (hour: number) => string
  /** Hour and minute of a reading: 08:30; 上午 8:30; 8:30 AM. */
  readonly hourMinute: (reading: string) => string
  /** Hour, minute and second of a reading: 08:30:00. */
  readonly exact: (reading: string) => string
  /** Hour and minute of a reading, and seconds unless they are zero. */
  readonly shortest: (reading: string) => string
  /** Range from one reading to another, without seconds: 13:00–15:00; 下午 1:00–3:00; 1:00–3:00 PM. */
  readonly span: (from: string, to: string) => string
  /** Range between two full hours, 0 to 23: 13:00–15:00. */
  readonly fullHours: (from: number, to: number) => string
  /** Range from one reading to another, with seconds: 16:27:00–06; across minutes 16:26:00–16:27:06. */
  readonly exactSpan: (from: string, to: string) => string
  /** The date of a reading: 1990-05-15; May 15, 1990. */
  readonly date: (reading: string) => string
  /** Joins a formatted date and a formatted clock time: 1990-05-15 08:30; May 15, 1990, 8:30 AM. */
  readonly dateTime: (date: string, clock: string) => string
}

const figures = (reading: string) => reading.slice(0, 10)

const dates: Readonly<Record<Locale, (reading: string) => string>> = {
  zh_CN: figures,
  zh_TW: figures,
  en_US: (reading) => {
    const [year, month, day] = figures(reading).split('-')
    return `${dateFormatters.en_US.month(Number(month))} ${Number(day)}, ${year}`
  },
}

const fullHourOf = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`

function exactSpanText(format: ClockFormat, from: string, to: string): string {
  const [start, end] = [from.slice(11, 19), to.slice(11, 19)]
  const isShort = format.timeFormat === '24' && from.slice(0, 16) === to.slice(0, 16)
  return isShort ? `${start}–${end.slice(6)}` : formatClockSpan(format, start, end)
}

export function createClockFormatter(format: ClockFormat): ClockFormatter {
  return {
    hour: (hour) => formatHour(format, hour),
    fullHour: (hour) => formatClock(format, fullHourOf(hour)),
    hourMinute: (reading) => formatClock(format, reading.slice(11, 16)),
    exact: (reading) => formatClock(format, reading.slice(11, 19)),
    shortest: (reading) => formatClock(format, reading.slice(11, 19).replace(/:00$/, '')),
    span: (from, to) => formatClockSpan(format, from.slice(11, 16), to.slice(11, 16)),
    fullHours: (from, to) => formatClockSpan(format, fullHourOf(from), fullHourOf(to)),
    exactSpan: (from, to) => exactSpanText(format, from, to),
    date: dates[format.locale],
    dateTime: (date, clock) => `${date}${writingSystems[format.locale].dateTimeSeparator}${clock}`,
  }
}
