import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { endOfMonth } from 'date-fns/endOfMonth'
import { endOfWeek } from 'date-fns/endOfWeek'
import { startOfWeek } from 'date-fns/startOfWeek'
import type { CivilDate } from '#bazi/index.ts'

/*
 * A civil date is no point in time. To reckon with, it is taken as the start of that day on the device's own
 * clock and read back from there: a zone cannot move it, and a changed clock makes a day longer or shorter
 * but leaves its date.
 */

/** The start of a date on the device's clock: midnight, or what a change of the clock put in its place. */
export function dateOf({ year, month, day }: CivilDate): Date {
  return new Date(year, month - 1, day)
}

/** The date that the device's clock shows at a point in time. */
export function civilDateOf(time: Date): CivilDate {
  return { year: time.getFullYear(), month: time.getMonth() + 1, day: time.getDate() }
}

/** 2026-11-20, as results are kept and as addresses name them. */
export function isoOf({ year, month, day }: CivilDate): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

const twoDigits = (part: number) => (part < 10 ? `0${part}` : String(part))

/** The date that an address or a kept result names; undefined for anything else. */
export function dateOfIso(text: string): CivilDate | undefined {
  // What other forms ISO dates have is none of ours, and their reader is half a first screen's dates.
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !day) return undefined
  const date = civilDateOf(dateOf({ year, month, day }))
  // 30 February is a day of March.
  return isoOf(date) === text ? date : undefined
}

/** 0 = Sunday. */
export function weekdayOf(date: CivilDate): number {
  return dateOf(date).getDay()
}

/** Sunday to Saturday around a date. */
export function weekOf(date: CivilDate): CivilDate[] {
  const day = dateOf(date)
  return eachDayOfInterval({ start: startOfWeek(day), end: endOfWeek(day) }).map(civilDateOf)
}

/** The days of a date's month. */
export function monthOf(date: CivilDate): CivilDate[] {
  return eachDayOfInterval({ start: dateOf({ ...date, day: 1 }), end: endOfMonth(dateOf(date)) }).map(civilDateOf)
}
