import type { Locale } from '#contract/locale.ts'
import { dateFormatters } from '../../terms/date.ts'

/** Parses `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export function parseEventDate(date: string) {
  const [year, month, day] = date.split('-').map(Number)
  return { year: year!, month, day }
}

/** Formats a date without its year: 6月12日, June, or '' if only the year is known. */
export function formatDateInYear(date: string, locale: Locale): string {
  const { year, month, day } = parseEventDate(date)
  if (month === undefined) return ''
  return day === undefined ? dateFormatters[locale].month(month) : dateFormatters[locale].inYear({ year, month, day })
}

/** Returns the local time in the middle of an imprecise date's range, used to find its luck cycle. */
export function findMidpoint(date: string): string {
  return `${date}${'-07-01'.slice(date.length === 4 ? 0 : 6)}${date.length === 7 ? '-15' : ''}T00:00:00`
}
