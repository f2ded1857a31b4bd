import type { Locale } from '#contract/locale.ts'
import { dateFormatters } from '../../terms/date.ts'

/** The parts of `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export function dateParts(date: string) {
  const [year, month, day] = date.split('-').map(Number)
  return { year: year!, month, day }
}

/** What is known of a date besides its year: 6月12日, June, or nothing. */
export function inYearText(date: string, locale: Locale): string {
  const { year, month, day } = dateParts(date)
  if (month === undefined) return ''
  return day === undefined ? dateFormatters[locale].month(month) : dateFormatters[locale].inYear({ year, month, day })
}

/** A moment in the middle of what is known of a date; its luck is looked at there. */
export function momentWithin(date: string): string {
  return `${date}${'-07-01'.slice(date.length === 4 ? 0 : 6)}${date.length === 7 ? '-15' : ''}T00:00:00`
}
