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

function twoDigits(n: number): string {
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

const CLOCK = 'YYYY-MM-DDTHH:mm:ss'
const ZERO = 48

/** Seconds since 1970-01-01T00:00:00 on the clock that `text` (`YYYY-MM-DDTHH:mm:ss`) was read from. */
export function clockSecondsOf(text: string, field: string): number {
  return secondsOf(text, field, CLOCK, CLOCK.length)
}

const INSTANT_END = /^(\.0+)?Z$/

/** Seconds since the epoch of an ISO instant in UTC with whole seconds (`…Z`, `….000Z`). */
export function utcSecondsOf(text: string, field: string): number {
  if (typeof text === 'string' && !INSTANT_END.test(text.slice(CLOCK.length)))
    throw new BadInput(field, 'format', `expected ${CLOCK}Z`)
  return secondsOf(text, field, `${CLOCK}Z`, text?.length)
}

function secondsOf(text: string, field: string, shape: string, length: number): number {
  if (typeof text !== 'string') throw new BadInput(field, 'missing', `expected ${shape}`)
  const clock = text.length === length ? clockNumbersOf(text) : null
  if (clock === null) throw new BadInput(field, 'format', `expected ${shape}`)
  const { year, month, day, hour, minute, second } = clock
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month))
    throw new BadInput(field, 'range', 'this date is not in the calendar')
  if (hour > 23 || minute > 59 || second > 59) throw new BadInput(field, 'range', 'this time is not on the clock')
  return daysOf(year, month, day) * DAY_SECONDS + hour * 3600 + minute * 60 + second
}

/** The six numbers at their fixed places, or null. By character codes: a pattern with groups takes half of a cast. */
function clockNumbersOf(text: string) {
  const hasMarks = text[4] === '-' && text[7] === '-' && text[10] === 'T' && text[13] === ':' && text[16] === ':'
  const year = digitsAt(text, 0, 4)
  const month = digitsAt(text, 5, 2)
  const day = digitsAt(text, 8, 2)
  const hour = digitsAt(text, 11, 2)
  const minute = digitsAt(text, 14, 2)
  const second = digitsAt(text, 17, 2)
  // One character that is no digit makes its number NaN, and with it the sum.
  if (!hasMarks || Number.isNaN(year + month + day + hour + minute + second)) return null
  return { year, month, day, hour, minute, second }
}

function digitsAt(text: string, from: number, count: number): number {
  let value = 0
  for (let i = from; i < from + count; i++) {
    const digit = text.charCodeAt(i) - ZERO
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN
  }
  return value
}
