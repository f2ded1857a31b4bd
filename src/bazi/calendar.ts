import { checkCondition, checkObject } from './bad-input.ts'

/** A date of the proleptic Gregorian calendar; month 1–12. */
export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

export const DAY_SECONDS = 86400

/** Days since 1970-01-01 by H. Hinnant's algorithm (years begin in March). Integers only, no range check; month 13: next January. */
export function epochDayOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = (((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) | 0) + day - 1
  const dayOfEra = yearOfEra * 365 + (yearOfEra >> 2) - ((yearOfEra / 100) | 0) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

/** First and last day number of the years 0–9999, the years of four digits. */
const FIRST_DAYS = -719_528
const LAST_DAYS = 2_932_896

/** Date `days` after 1970-01-01, years 0–9999; inverse of `epochDayOf`. @throws BadInput (`field` 'days') */
export function civilDateOf(days: number): CivilDate {
  checkCondition(Number.isInteger(days) && days >= FIRST_DAYS && days <= LAST_DAYS, 'days', 'range')
  // Within an era nothing is negative, so `| 0` is a floor and twice as fast.
  const z = days + 719468
  const era = Math.floor(z / 146097)
  const doe = z - era * 146097
  const yoe = ((doe - ((doe / 1460) | 0) + ((doe / 36524) | 0) - ((doe / 146096) | 0)) / 365) | 0
  const doy = doe - (365 * yoe + (yoe >> 2) - ((yoe / 100) | 0))
  const mp = ((5 * doy + 2) / 153) | 0
  const month = mp < 10 ? mp + 3 : mp - 9
  const day = doy - (((153 * mp + 2) / 5) | 0) + 1
  return { year: yoe + era * 400 + (month <= 2 ? 1 : 0), month, day }
}

/** Length of the shortest month; only a later day must be checked against the length of its own month. */
export const SHORTEST_MONTH_DAYS = 28

export function daysInMonth(year: number, month: number): number {
  return epochDayOf(year, month + 1, 1) - epochDayOf(year, month, 1)
}

/** Checks a date from outside and returns its day number. @throws BadInput (field `date`), for example for 31 June or NaN */
export function checkedDaysOf(date: CivilDate): number {
  checkObject(date, 'date')
  const { year, month, day } = date
  checkCondition([year, month, day].every(Number.isInteger) && Math.abs(year) <= 9999, 'date', 'format')
  return daysWithin(year, month, day, 'date')
}

function daysWithin(year: number, month: number, day: number, field: string): number {
  checkCondition(month >= 1 && month <= 12 && day >= 1 && (day <= SHORTEST_MONTH_DAYS || day <= daysInMonth(year, month)), field, 'range')
  return epochDayOf(year, month, day)
}

/** Returns `seconds` modulo `period`; never negative. */
export function positiveModulo(seconds: number, period: number): number {
  return seconds - Math.floor(seconds / period) * period
}

/** Two-digit texts, `00` to `99`. */
const DIGITS = Array.from({ length: 100 }, (_, n) => (n < 10 ? `0${n}` : `${n}`))

/** Cache of year texts; charts use a few hundred years. */
const yearCache: string[] = []

/** Formats a year as `YYYY`; years 0–9999. */
export function formatYear(year: number): string {
  return (yearCache[year] ??= DIGITS[(year / 100) | 0]! + DIGITS[year % 100]!)
}

/** Formats month and day as `-MM-DD`. */
export function formatMonthAndDay(month: number, day: number): string {
  return `-${DIGITS[month]!}-${DIGITS[day]!}`
}

/** Formats a date as `YYYY-MM-DD`; years 0–9999. */
export function formatCivilDate({ year, month, day }: CivilDate): string {
  return formatYear(year) + formatMonthAndDay(month, day)
}

/** Formats whole seconds since 1970-01-01T00:00:00 on the same clock as `YYYY-MM-DDTHH:mm:ss`. */
export function formatLocalTime(seconds: number): string {
  const days = Math.floor(seconds / DAY_SECONDS)
  const rest = seconds - days * DAY_SECONDS
  const minutes = (rest / 60) | 0
  const hour = (minutes / 60) | 0
  return `${formatCivilDate(civilDateOf(days))}T${DIGITS[hour]!}:${DIGITS[minutes - hour * 60]!}:${DIGITS[rest - minutes * 60]!}`
}

/** Formats UTC seconds as `YYYY-MM-DDTHH:mm:ssZ`. @throws BadInput (`field` 'seconds') unless the seconds are whole */
export function formatUtc(seconds: number): string {
  checkCondition(Number.isInteger(seconds), 'seconds', 'format')
  return `${formatLocalTime(seconds)}Z`
}

const ZERO = 48
const INSTANT_END = /^(\.0+)?Z$/
const isClock = (text: string) => text.length === 19
const isInstant = (text: string) => (text[19] === 'Z' ? text.length === 20 : INSTANT_END.test(text.slice(19)))

/** Seconds since 1970-01-01T00:00:00 on the same clock as `text` (`YYYY-MM-DDTHH:mm:ss`). */
export function parseLocalTime(text: string, field: string): number {
  return secondsOf(text, field, isClock)
}

/** Seconds since the epoch of a UTC instant with whole seconds (`…Z`, `….000Z`). */
export function parseUtc(text: string, field: string): number {
  return secondsOf(text, field, isInstant)
}

function secondsOf(text: string, field: string, isWhole: (text: string) => boolean): number {
  checkCondition(typeof text === 'string', field, 'missing')
  const hasMarks = text[4] === '-' && text[7] === '-' && text[10] === 'T' && text[13] === ':' && text[16] === ':' && isWhole(text)
  const year = numberAt(text, 0) * 100 + numberAt(text, 2)
  const month = numberAt(text, 5)
  const day = numberAt(text, 8)
  const hour = numberAt(text, 11)
  const minute = numberAt(text, 14)
  const second = numberAt(text, 17)
  checkCondition(hasMarks && (year | month | day | hour | minute | second) >= 0, field, 'format')
  checkCondition(hour < 24 && minute < 60 && second < 60, field, 'range')
  return daysWithin(year, month, day, field) * DAY_SECONDS + hour * 3600 + minute * 60 + second
}

/** Parses two digits; −1,000,000 if one is not a digit. Uses character codes: a regular expression would double the time of a cast. */
function numberAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO
  const ones = text.charCodeAt(at + 1) - ZERO
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1_000_000
}
