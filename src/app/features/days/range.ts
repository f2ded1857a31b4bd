import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { addYears } from 'date-fns/addYears'
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval'
import { subDays } from 'date-fns/subDays'
import type { CivilDate } from '#bazi/index.ts'
import { FIRST_YEAR, LAST_YEAR } from '#bazi/index.ts'
import { isOpenDay, OPEN_DAYS } from '#contract/open-days.ts'
import { civilDateOf, dateOf, dateOfIso, isoOf } from '../../calendar/civil-dates.ts'
import type { RangeTrouble } from '../../errors/range-sentences.ts'

/** Both days belong to it. */
export interface DayRange {
  readonly from: CivilDate
  readonly to: CivilDate
}

/** Stretches that begin today, or days of one's own. */
export const SPANS = ['month', 'quarter', 'year', 'own'] as const
export type Span = (typeof SPANS)[number]

const YEARS_MOST = 10

const ends: Record<Exclude<Span, 'own'>, (today: Date) => Date> = {
  month: (today) => addDays(today, OPEN_DAYS - 1),
  quarter: (today) => subDays(addMonths(today, 3), 1),
  year: (today) => subDays(addYears(today, 1), 1),
}

export function rangeOfSpan(span: Exclude<Span, 'own'>, today: CivilDate): DayRange {
  return { from: today, to: civilDateOf(ends[span](dateOf(today))) }
}

/** 2026-11-24 of what people write: other marks, 年月日, eight figures alone. Anything else stays as it is. */
export function plainDateOf(text: string): string {
  const found =
    /^(\d{4})[-./\s年]+(\d{1,2})[-./\s月]+(\d{1,2})\s*日?$/.exec(text.normalize('NFKC').trim()) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(text.normalize('NFKC').trim())
  const [, year, month, day] = found ?? []
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** A day as it was typed, or what is wrong with it. */
function readDay(text: string): CivilDate | RangeTrouble {
  if (text.trim() === '') return 'required'
  const plain = plainDateOf(text)
  const year = /^(\d{4})-/.exec(plain)?.[1]
  if (year && !(Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR)) return 'years'
  return dateOfIso(plain) ?? 'date'
}

type Reading = { readonly range: DayRange } | { readonly troubles: { readonly from?: RangeTrouble; readonly to?: RangeTrouble } }

/** The range as it was typed, or what is wrong with which of its ends. */
export function readRange(texts: { readonly from: string; readonly to: string }): Reading {
  const [from, to] = [readDay(texts.from), readDay(texts.to)]
  if (typeof from === 'string' || typeof to === 'string')
    return { troubles: { ...(typeof from === 'string' && { from }), ...(typeof to === 'string' && { to }) } }
  if (dateOf(to) < dateOf(from)) return { troubles: { to: 'order' } }
  if (dateOf(to) >= addYears(dateOf(from), YEARS_MOST)) return { troubles: { to: 'length' } }
  return { range: { from, to } }
}

/** What of a range somebody may see: all of it, a part, or nothing. Open days lie side by side. */
export function openPartOf({ from, to }: DayRange, today: CivilDate, isMember: boolean): DayRange | undefined {
  const open = eachDayOfInterval({ start: dateOf(from), end: dateOf(to) })
    .map(civilDateOf)
    .filter((day) => isOpenDay(isoOf(day), isoOf(today), isMember))
  const [first, last] = [open[0], open.at(-1)]
  return first && last && { from: first, to: last }
}
