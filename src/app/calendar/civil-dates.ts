import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { endOfMonth } from 'date-fns/endOfMonth'
import { endOfWeek } from 'date-fns/endOfWeek'
import { startOfWeek } from 'date-fns/startOfWeek'
import type { CivilDate } from '#bazi/index.ts'

/* A civil date is not an instant. Calculations convert it to local midnight and back, so that no time zone or clock change shifts it. */

/** Returns the start of a date in local time: midnight, or the first time that exists after a clock change. */
export function startOfCivilDate({ year, month, day }: CivilDate): Date {
  return new Date(year, month - 1, day)
}

/** Returns the local date at a point in time. */
export function toCivilDate(time: Date): CivilDate {
  return { year: time.getFullYear(), month: time.getMonth() + 1, day: time.getDate() }
}

/** Formats a date as in stored results and URLs: 2026-11-20. */
export function formatIsoDate({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

const twoDigits = (part: number) => (part < 10 ? `0${part}` : String(part))

/** Parses `YYYY-MM-DD`; undefined if it is not an existing date. */
export function parseIsoDate(text: string): CivilDate | undefined {
  // Parsed by hand: no other ISO formats are used, and `parseISO` of date-fns would double the date code of the first screen.
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !day) return undefined
  const date = toCivilDate(startOfCivilDate({ year, month, day }))
  // Rejects dates that do not exist: `Date` turns 30 February into a day of March.
  return formatIsoDate(date) === text ? date : undefined
}

/** Returns the weekday of a date, 0 (Sunday) … 6. */
export function weekdayOf(date: CivilDate): number {
  return startOfCivilDate(date).getDay()
}

/** Lists the dates of the week of a date, Sunday to Saturday. */
export function listWeekDates(date: CivilDate): CivilDate[] {
  const day = startOfCivilDate(date)
  return eachDayOfInterval({ start: startOfWeek(day), end: endOfWeek(day) }).map(toCivilDate)
}

/** Lists the dates of the month of a date. */
export function listMonthDates(date: CivilDate): CivilDate[] {
  return eachDayOfInterval({ start: startOfCivilDate({ ...date, day: 1 }), end: endOfMonth(startOfCivilDate(date)) }).map(toCivilDate)
}
