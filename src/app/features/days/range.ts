import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { addYears } from 'date-fns/addYears'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { subDays } from 'date-fns/subDays'
import type { CivilDate } from '#bazi/index.ts'
import { FIRST_YEAR, LAST_YEAR } from '#bazi/index.ts'
import { isOpenDay, OPEN_DAYS_AROUND_TODAY } from '#contract/open-days.ts'
import { toCivilDate, startOfCivilDate, parseIsoDate, formatIsoDate } from '../../calendar/civil-dates.ts'
import type { DateRangeError } from '../../errors/date-range-sentences.ts'

/** A range of days, both ends included. */
export interface DayRange {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** Selectable ranges: each begins today, except the custom range `own`. */
export const DAY_SPANS = ['month', 'quarter', 'year', 'own'] as const
export type DaySpan = (typeof DAY_SPANS)[number]

const MAX_YEARS = 10

const RANGE_ENDS: Record<Exclude<DaySpan, 'own'>, (today: Date) => Date> = {
  month: (today) => addDays(today, OPEN_DAYS_AROUND_TODAY - 1),
  quarter: (today) => subDays(addMonths(today, 3), 1),
  year: (today) => subDays(addYears(today, 1), 1),
}

export function rangeOfSpan(span: Exclude<DaySpan, 'own'>, today: CivilDate): DayRange {
  return { from: today, to: toCivilDate(RANGE_ENDS[span](startOfCivilDate(today))) }
}

/** Normalizes a date to 2026-11-24 from other separators, 年月日 or eight digits; returns other text unchanged. */
export function normalizeDateText(text: string): string {
  const found =
    /^(\d{4})[-./\s年]+(\d{1,2})[-./\s月]+(\d{1,2})\s*日?$/.exec(text.normalize('NFKC').trim()) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(text.normalize('NFKC').trim())
  const [, year, month, day] = found ?? []
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** Parses a typed date; returns it, or the error code. */
function parseDay(text: string): CivilDate | DateRangeError {
  if (text.trim() === '') return 'required'
  const plain = normalizeDateText(text)
  const year = /^(\d{4})-/.exec(plain)?.[1]
  if (year && !(Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR)) return 'years'
  return parseIsoDate(plain) ?? 'date'
}

/** Error code of each invalid end of a range. */
export interface RangeErrors {
  readonly from?: DateRangeError
  readonly to?: DateRangeError
}

type ParsedRange = { readonly range: DayRange } | { readonly errors: RangeErrors }

/** Parses a range; returns it, or the error code of each invalid end. */
export function parseRange(texts: { readonly from: string; readonly to: string }): ParsedRange {
  const [from, to] = [parseDay(texts.from), parseDay(texts.to)]
  if (typeof from === 'string' || typeof to === 'string')
    return { errors: { ...(typeof from === 'string' && { from }), ...(typeof to === 'string' && { to }) } }
  if (startOfCivilDate(to) < startOfCivilDate(from)) return { errors: { to: 'order' } }
  if (startOfCivilDate(to) >= addYears(startOfCivilDate(from), MAX_YEARS)) return { errors: { to: 'length' } }
  return { range: { from, to } }
}

/** Returns the accessible part of a range, undefined if no day is accessible. Accessible days are contiguous. */
export function findAccessibleRange({ from, to }: DayRange, today: CivilDate, isMember: boolean): DayRange | undefined {
  const open = eachDayOfInterval({ start: startOfCivilDate(from), end: startOfCivilDate(to) })
    .map(toCivilDate)
    .filter((day) => isOpenDay(formatIsoDate(day), formatIsoDate(today), isMember))
  const [first, last] = [open[0], open.at(-1)]
  return first && last && { from: first, to: last }
}
