import { BadInput } from './bad-input.ts'

/** A date of the proleptic Gregorian calendar; month 1–12. */
export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

export const DAY_SECONDS = 86400

/**
 * Days since 1970-01-01. Years are counted from March in 400-year eras, so that the leap day comes
 * last (H. Hinnant, "chrono-compatible low-level date algorithms"). Integers only; no range of its own.
 */
export function daysOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + (yearOfEra >> 2) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

/** The date `days` after 1970-01-01; inverse of `daysOf`. */
export function civilDateOf(days: number): CivilDate {
  const z = days + 719468
  const era = Math.floor(z / 146097)
  const doe = z - era * 146097
  const yoe = Math.floor((doe - Math.floor(doe / 1460) + Math.floor(doe / 36524) - Math.floor(doe / 146096)) / 365)
  const doy = doe - (365 * yoe + (yoe >> 2) - Math.floor(yoe / 100))
  const mp = Math.floor((5 * doy + 2) / 153)
  const month = mp < 10 ? mp + 3 : mp - 9
  const day = doy - Math.floor((153 * mp + 2) / 5) + 1
  return { year: yoe + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Days of a date that comes from outside; throws `BadInput` (field `date`) for 31 June or NaN. */
export function checkedDaysOf(date: CivilDate): number {
  const { year, month, day } = date
  const whole = Number.isInteger(year) && Number.isInteger(month) && Number.isInteger(day)
  if (!whole || Math.abs(year) > 9999) throw new BadInput('date', 'format', 'not a year, month and day')
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    throw new BadInput('date', 'range', `${year}-${month}-${day} is not in the calendar`)
  return daysOf(year, month, day)
}

const TWO_DIGITS: readonly string[] = Array.from({ length: 100 }, (_, n) => (n < 10 ? `0${n}` : `${n}`))

export function twoDigits(n: number): string {
  return TWO_DIGITS[n] ?? ''
}

/** `YYYY-MM-DD`; years 0–9999. */
export function dateText(date: CivilDate): string {
  const { year } = date
  return `${twoDigits(Math.floor(year / 100))}${twoDigits(year % 100)}-${twoDigits(date.month)}-${twoDigits(date.day)}`
}

/** `YYYY-MM-DDTHH:mm:ss` of whole seconds since 1970-01-01T00:00:00 on the same clock. */
export function clockText(seconds: number): string {
  const days = Math.floor(seconds / DAY_SECONDS)
  const rest = seconds - days * DAY_SECONDS
  const hour = Math.floor(rest / 3600)
  const minute = Math.floor((rest - hour * 3600) / 60)
  return `${dateText(civilDateOf(days))}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(rest % 60)}`
}

/** `YYYY-MM-DDTHH:mm:ssZ`. */
export function utcText(seconds: number): string {
  return `${clockText(seconds)}Z`
}

const CLOCK = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})$/
const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.0+)?Z$/

/** Seconds since 1970-01-01T00:00:00 on the clock that `text` (`YYYY-MM-DDTHH:mm:ss`) was read from. */
export function clockSecondsOf(text: string, field: string): number {
  return secondsOf(CLOCK, text, field, 'YYYY-MM-DDTHH:mm:ss')
}

/** Seconds since the epoch of an ISO instant in UTC with whole seconds (`…Z`, `….000Z`). */
export function utcSecondsOf(text: string, field: string): number {
  return secondsOf(INSTANT, text, field, 'YYYY-MM-DDTHH:mm:ssZ')
}

function secondsOf(pattern: RegExp, text: string, field: string, shape: string): number {
  if (typeof text !== 'string') throw new BadInput(field, 'missing', `expected ${shape}`)
  const match = pattern.exec(text)
  if (match === null) throw new BadInput(field, 'format', `expected ${shape}`)
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [number, number, number, number, number, number]
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    throw new BadInput(field, 'range', 'this date is not in the calendar')
  if (hour > 23 || minute > 59 || second > 59) throw new BadInput(field, 'range', 'this time is not on the clock')
  return daysOf(year, month, day) * DAY_SECONDS + hour * 3600 + minute * 60 + second
}
